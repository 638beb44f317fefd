import type { MatchExtended } from '@zxcvbn-ts/core';

/** Powers of ten of guesses from which a password counts as random, far above a word with a few extras. */
const randomFrom = 11.5;

const kinds: [pattern: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/** Sequences of letters as in words, also of languages without a dictionary here, and digits as in years. */
const wordLike = /\p{L}\p{Ll}{2,}|\p{Lu}{3,}|\p{Nd}{3,}/gu;

/** A pronounceable sequence, or digits; `xkqvb` is neither. */
const spoken = /^(?:[^aeiouy]{0,3}[aeiouy]{1,3})+[^aeiouy]{0,3}$|^\p{Nd}+$/iu;

/** Powers of ten of guesses for characters that match nothing known. */
function unknownGuesses(token: string, perCharacter: number): number {
  const words = (token.match(wordLike) ?? []).filter((run) => spoken.test(run)).join('');
  const [inWords, all] = [Array.from(words).length, Array.from(token).length];
  return inWords + (all - inWords) * perCharacter;
}

/** zxcvbn's guesses for a match; the library's type omits the number. */
const knownGuesses = (match: MatchExtended): number =>
  'guessesLog10' in match && typeof match.guessesLog10 === 'number' ? match.guessesLog10 : 0;

/**
 * Whether a password is as good as random. zxcvbn counts ten guesses for a character outside its patterns, so that
 * eight random ones never reach its third score; here such a character counts by the kinds of characters in the
 * password, unless it is part of something like a word. For known patterns zxcvbn's number counts.
 */
export function isRandom(password: string, sequence: MatchExtended[]): boolean {
  const pool = kinds.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const guesses = sequence.map((match) =>
    match.pattern === 'bruteforce' ? unknownGuesses(match.token, Math.log10(pool)) : knownGuesses(match),
  );
  return guesses.reduce((sum, power) => sum + power, 0) >= randomFrom;
}
