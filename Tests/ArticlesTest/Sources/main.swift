// SPDX-License-Identifier: MIT

// Calls what the articles define; .ci/docs puts their examples beside this file.
do {
    try callNDEFExamples()
    try callVCardExamples()
    print("articles: the examples compile and do what they say")
} catch {
    fatalError("an example throws: \(error)")
}
