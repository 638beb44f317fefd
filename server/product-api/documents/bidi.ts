import createBidi, { type EmbeddingLevels } from 'bidi-js';
import type { directionOf } from '@/lib/text/language';

export type Direction = ReturnType<typeof directionOf>;

/** A piece of a line that is read in one direction. */
export interface Piece {
  text: string;
  rightToLeft: boolean;
  /** Its place among the pieces of the line as it is read. */
  start: number;
}

/** A line's pieces, from left to right. */
export type Line = readonly Piece[];

const bidi = createBidi();
const letters = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** Whether fonts lay out a text from right to left by themselves. */
export const isRightToLeft = (text: string): boolean => letters.test(text);

/** What only orders a text, and is not drawn: marks and isolates. */
const controls = /[\u061c\u200e\u200f\u2066-\u2069]/g;

export const withoutControls = (text: string): string => text.replace(controls, '');

/** A name or another given text, read in the direction of its own first letter, whatever stands around it. */
export const apart = (text: string): string => `\u2068${withoutControls(text)}\u2069`;

/** A text's characters from left to right, marks kept with their letters; `drawn` is the mirrored bracket. */
export function charactersOf({
  text,
  rightToLeft,
}: Pick<Piece, 'text' | 'rightToLeft'>): { read: string; drawn: string }[] {
  const clusters = Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ([cluster]) => cluster);
  if (!rightToLeft) return clusters.map((read) => ({ read, drawn: read }));
  return clusters.reverse().map((read) => ({ read, drawn: bidi.getMirroredCharacter(read) ?? read }));
}

/** The pieces of a line from left to right, each in the order of its letters. */
function inVisualOrder(line: string, given: EmbeddingLevels): Line {
  const pieces: (Piece & { last: number })[] = [];
  for (const index of bidi.getReorderedIndices(line, given)) {
    const before = pieces.at(-1);
    const character = line.charAt(index);
    const rightToLeft = (given.levels[index] ?? 0) % 2 === 1;
    if (before?.rightToLeft === rightToLeft && Math.abs(index - before.last) === 1) {
      before.text = rightToLeft ? character + before.text : before.text + character;
      before.start = Math.min(before.start, index);
      before.last = index;
    } else {
      pieces.push({ text: character, rightToLeft, start: index, last: index });
    }
  }
  return pieces;
}

/**
 * The lines of a paragraph, each from one index to before another (UAX #9). A line's order depends on the paragraph that
 * it is from, so the lines are not ordered one by one.
 */
export function linesOf(paragraph: string, direction: Direction): (from: number, to: number) => Line {
  if (direction === 'ltr' && !isRightToLeft(paragraph))
    return (from, to) => [{ text: paragraph.slice(from, to), rightToLeft: false, start: 0 }];
  const { levels } = bidi.getEmbeddingLevels(paragraph, direction);
  const level = direction === 'rtl' ? 1 : 0;
  return (from, to) => {
    const paragraphs = [{ start: 0, end: to - from - 1, level }];
    // As a paragraph of its own: given a part, the library resets the levels of other characters than the last.
    return inVisualOrder(paragraph.slice(from, to), { levels: levels.slice(from, to), paragraphs });
  };
}
