// SPDX-License-Identifier: MIT
//
// Puts questions to Qt's QNdefMessage. One JSON object a line in, one a line out, in the same order and the same keys
// as peer.py: bytes are upper-case hexadecimal digits, texts are lists of code points, for they may hold halves of
// surrogate pairs.

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNdefMessage>
#include <QNdefNfcSmartPosterRecord>
#include <QNdefNfcTextRecord>
#include <QNdefNfcUriRecord>
#include <QString>
#include <QStringList>
#include <QSysInfo>
#include <QUrl>

#include <cstdio>
#include <iostream>
#include <string>

static QStringList warnings;

static void keepWarning(QtMsgType, const QMessageLogContext &, const QString &text) { warnings.append(text); }

static QString digits(const QByteArray &bytes) { return QString::fromLatin1(bytes.toHex().toUpper()); }

static QByteArray bytes(const QJsonValue &digits) { return QByteArray::fromHex(digits.toString().toLatin1()); }

static QJsonArray codePoints(const QString &text)
{
    QJsonArray list;
    for (qsizetype index = 0; index < text.size(); ++index) {
        const QChar unit = text[index];
        if (unit.isHighSurrogate() && index + 1 < text.size() && text[index + 1].isLowSurrogate()) {
            list.append(qint64(QChar::surrogateToUcs4(unit, text[index + 1])));
            ++index;
        } else {
            list.append(qint64(unit.unicode()));
        }
    }
    return list;
}

static QString joined(const QJsonValue &codePoints)
{
    QString text;
    for (const QJsonValue &value : codePoints.toArray())
        text += QChar::fromUcs4(char32_t(value.toInteger()));
    return text;
}

// --- what Qt reads ---

static QJsonObject shownText(const QNdefNfcTextRecord &record)
{
    return {{"text", codePoints(record.text())},
            {"language", record.locale()},
            {"encoding", record.encoding() == QNdefNfcTextRecord::Utf16 ? "UTF-16" : "UTF-8"}};
}

static QJsonArray uri(const QUrl &url) { return codePoints(url.toString(QUrl::FullyEncoded)); }

static QJsonObject shownPoster(const QNdefRecord &record)
{
    QNdefNfcSmartPosterRecord poster(record);
    QJsonArray titles;
    for (const QNdefNfcTextRecord &title : poster.titleRecords())
        titles.append(shownText(title));
    QJsonArray icons;
    for (const QNdefNfcIconRecord &icon : poster.iconRecords())
        icons.append(QJsonObject{{"type", QString::fromLatin1(icon.type())}, {"data", digits(icon.data())}});
    QJsonObject shown{{"uri", uri(poster.uri())}, {"titles", titles}, {"icons", icons}};
    if (poster.hasAction())
        shown["action"] = int(poster.action());
    if (poster.hasSize())
        shown["size"] = qint64(poster.size());
    if (poster.hasTypeInfo())
        shown["mediaType"] = poster.typeInfo();
    // Any setter makes Qt write the payload again, of the parts that it understood.
    poster.setUri(poster.uriRecord());
    shown["rewritten"] = digits(poster.payload());
    return shown;
}

static QJsonObject shownRecord(const QNdefRecord &record)
{
    QJsonObject shown{{"tnf", int(record.typeNameFormat())},
                      {"type", QString::fromLatin1(record.type())},
                      {"id", digits(record.id())},
                      {"payload", digits(record.payload())}};
    if (record.isRecordType<QNdefNfcUriRecord>()) {
        shown["iri"] = uri(QNdefNfcUriRecord(record).uri());
    } else if (record.isRecordType<QNdefNfcTextRecord>()) {
        const QJsonObject text = shownText(QNdefNfcTextRecord(record));
        for (auto field = text.begin(); field != text.end(); ++field)
            shown[field.key()] = field.value();
    } else if (record.isRecordType<QNdefNfcSmartPosterRecord>()) {
        shown["poster"] = shownPoster(record);
    }
    return shown;
}

static QJsonObject decode(const QJsonObject &question)
{
    const QNdefMessage message = QNdefMessage::fromByteArray(bytes(question["hex"]));
    QJsonArray records;
    for (const QNdefRecord &record : message)
        records.append(shownRecord(record));
    return {{"records", records},
            {"hex", digits(message.toByteArray())},
            {"warnings", QJsonArray::fromStringList(warnings)}};
}

// --- what Qt writes ---

static QNdefNfcTextRecord builtText(const QJsonObject &model)
{
    QNdefNfcTextRecord record;
    const bool isUTF16 = model["encoding"].toString() == "UTF-16";
    record.setEncoding(isUTF16 ? QNdefNfcTextRecord::Utf16 : QNdefNfcTextRecord::Utf8);
    record.setLocale(model["language"].toString());
    record.setText(joined(model["text"]));
    return record;
}

static QNdefRecord builtPoster(const QJsonObject &model)
{
    QNdefNfcSmartPosterRecord record;
    record.setUri(QUrl(joined(model["uri"])));
    for (const QJsonValue &title : model["titles"].toArray())
        record.addTitle(builtText(title.toObject()));
    for (const QJsonValue &icon : model["icons"].toArray())
        record.addIcon(icon["type"].toString().toLatin1(), bytes(icon["data"]));
    if (model.contains("action"))
        record.setAction(QNdefNfcSmartPosterRecord::Action(model["action"].toInt()));
    if (model.contains("size"))
        record.setSize(quint32(model["size"].toInteger()));
    if (model.contains("mediaType"))
        record.setTypeInfo(model["mediaType"].toString());
    return record;
}

static QNdefRecord builtRecord(const QJsonObject &model)
{
    QNdefRecord record;
    if (model.contains("iri")) {
        QNdefNfcUriRecord link;
        link.setUri(QUrl(joined(model["iri"])));
        record = link;
    } else if (model.contains("text")) {
        record = builtText(model);
    } else if (model.contains("poster")) {
        record = builtPoster(model["poster"].toObject());
    } else {
        record.setTypeNameFormat(QNdefRecord::TypeNameFormat(model["tnf"].toInt()));
        record.setType(model["type"].toString().toLatin1());
        record.setPayload(bytes(model["payload"]));
    }
    if (!model["id"].toString().isEmpty())
        record.setId(bytes(model["id"]));
    return record;
}

static QJsonObject encode(const QJsonObject &question)
{
    QNdefMessage message;
    for (const QJsonValue &model : question["records"].toArray())
        message.append(builtRecord(model.toObject()));
    return {{"hex", digits(message.toByteArray())}, {"warnings", QJsonArray::fromStringList(warnings)}};
}

// --- many messages at once ---

// The record in the notation that ExchangeLine.swift explains, as Qt sees it; URIs as the payload has them.
static QByteArray line(const QNdefRecord &record)
{
    const QByteArray id = record.id().toHex().toUpper();
    if (record.isRecordType<QNdefNfcTextRecord>()) {
        const QNdefNfcTextRecord text(record);
        const char *encoding = text.encoding() == QNdefNfcTextRecord::Utf16 ? "16" : "8";
        return "T," + id + "," + text.locale().toLatin1() + "," + encoding + ","
            + text.text().toUtf8().toHex().toUpper();
    }
    return "R," + id + "," + QByteArray::number(int(record.typeNameFormat())) + ","
        + record.type().toHex().toUpper() + "," + record.payload().toHex().toUpper();
}

static QJsonObject exchange(const QJsonObject &question)
{
    QJsonArray lines, written;
    for (const QJsonValue &input : question["inputs"].toArray()) {
        const QNdefMessage message = QNdefMessage::fromByteArray(bytes(input));
        QByteArrayList records;
        for (const QNdefRecord &record : message)
            records.append(line(record));
        lines.append(QString::fromLatin1(records.join(' ')));
        written.append(digits(message.toByteArray()));
    }
    return {{"lines", lines}, {"written", written}};
}

static QJsonObject answer(const QJsonObject &question)
{
    warnings.clear();
    const QString operation = question["operation"].toString();
    if (operation == "versions")
        return {{"versions", QJsonObject{{"Qt", qVersion()}}},
                {"byteOrder", QSysInfo::ByteOrder == QSysInfo::LittleEndian ? "little" : "big"}};
    if (operation == "decode")
        return decode(question);
    if (operation == "encode")
        return encode(question);
    if (operation == "exchange")
        return exchange(question);
    std::cerr << "no such operation: " << operation.toStdString() << std::endl;
    std::exit(1);
}

int main()
{
    qInstallMessageHandler(keepWarning);
    std::ios::sync_with_stdio(false);
    std::string question;
    while (std::getline(std::cin, question)) {
        const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(question));
        std::cout << QJsonDocument(answer(document.object())).toJson(QJsonDocument::Compact).toStdString() << std::endl;
    }
}
