# SPDX-License-Identifier: MIT
"""Numbers by chance that are the same on every machine."""

MASK = (1 << 64) - 1


class Rng:
    """splitmix64: the same numbers on every Python version."""

    def __init__(self, seed):
        self.s = seed & MASK

    def u64(self):
        self.s = (self.s + 0x9E3779B97F4A7C15) & MASK
        z = self.s
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n):
        return self.u64() % n

    def pick(self, seq):
        return seq[self.u64() % len(seq)]

    def chance(self, percent):
        return self.u64() % 100 < percent
