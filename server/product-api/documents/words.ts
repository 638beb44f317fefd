/**
 * Normalises characters and blanks, and removes control characters, except those that join letters or set a text apart.
 * Blanks at which no line ends stay.
 */
export const printable = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u00a0\u2007\u202f])\p{Zs}/gu, ' ')
    .replace(/(?![\u061c\u200c-\u200f\u2066-\u2069])\p{Cf}/gu, '');

/** The breaks between words, and on both sides of a character of a script without spaces. */
const breaks =
  /(?<= )|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u;
const thai = /\p{sc=Thai}/u;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const segmentsOf = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The parts of a text between which a line may end. */
export function wordsOf(text: string): string[] {
  const words = text.split(breaks);
  if (!thai.test(text)) return words;
  return words.flatMap((word) => (thai.test(word) ? segmentsOf(thaiWords, word) : [word]));
}

/** User-perceived characters: a letter with its marks. */
export const graphemes = (text: string): string[] => segmentsOf(clusters, text);

const arabicWords = /(\p{scx=Arabic}[\p{scx=Arabic}\u200c\u200d]*)/u;

/** The parts of a text that are each in one font: user-perceived characters, and Arabic words, whose letters join. */
export const shapesOf = (text: string): string[] =>
  text.split(arabicWords).flatMap((part, index) => (index % 2 === 1 ? [part] : graphemes(part)));
