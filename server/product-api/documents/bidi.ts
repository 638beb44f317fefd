import createBidi from 'bidi-js';

/** A piece of a line that is read in one direction. */
export interface Piece {
  text: string;
  rightToLeft: boolean;
}

const bidi = createBidi();
const letters = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** Whether fonts lay out a text from right to left by themselves. */
export const isRightToLeft = (text: string): boolean => letters.test(text);

/** A text's characters from left to right, marks kept with their letters; `drawn` is the mirrored bracket. */
export function charactersOf({ text, rightToLeft }: Piece): { read: string; drawn: string }[] {
  const clusters = Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ([cluster]) => cluster);
  if (!rightToLeft) return clusters.map((read) => ({ read, drawn: read }));
  return clusters.reverse().map((read) => ({ read, drawn: bidi.getMirroredCharacter(read) ?? read }));
}

/**
 * The pieces of a line from left to right, each in the order of its letters (UAX #9). The line itself runs from left to
 * right, like its page, so that a name does not reorder the text around it.
 */
export function inVisualOrder(line: string): Piece[] {
  if (!isRightToLeft(line)) return [{ text: line, rightToLeft: false }];
  const given = bidi.getEmbeddingLevels(line, 'ltr');
  const pieces: (Piece & { end: number })[] = [];
  for (const index of bidi.getReorderedIndices(line, given)) {
    const last = pieces.at(-1);
    const character = line.charAt(index);
    const rightToLeft = (given.levels[index] ?? 0) % 2 === 1;
    if (last?.rightToLeft === rightToLeft && Math.abs(index - last.end) === 1) {
      last.text = rightToLeft ? character + last.text : last.text + character;
      last.end = index;
    } else {
      pieces.push({ text: character, rightToLeft, end: index });
    }
  }
  return pieces;
}
