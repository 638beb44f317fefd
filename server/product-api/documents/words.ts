/** The breaks between words, and on both sides of a character of a script without spaces. */
const breaks =
  /(?<=\s)|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u;
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
