import { linesOf, type Direction, type Line } from './bidi';
import type { Fonts, LineRun, Weight } from './fonts';
import { graphemes, printable, wordsOf } from './words';

export interface Style {
  /** Points. */
  size?: number;
  weight?: Weight;
  color?: string;
}

/** A run, and in points its distance from the left end of its line and its width. */
interface PlacedRun extends LineRun {
  x: number;
  width: number;
}

const asRead = (one: PlacedRun, other: PlacedRun) =>
  one.piece.start - other.piece.start || (one.x - other.x) * (one.piece.rightToLeft ? -1 : 1);

/** Measures text, and breaks it into lines that are read in the direction of the document. */
export class Typesetter {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #widths = new Map<string, number>();

  constructor(
    document: PDFKit.PDFDocument,
    fonts: Fonts,
    readonly direction: Direction,
  ) {
    this.#document = document;
    this.#fonts = fonts;
  }

  /** The runs of a line in the order in which they are read, and their width in points. */
  runs(line: Line, { size = 9, weight = 'regular' }: Style): { runs: PlacedRun[]; width: number } {
    let x = 0;
    const runs = this.#fonts.runs(line, weight).map((run) => {
      const width = this.#document.font(run.font).fontSize(size).widthOfString(run.text);
      x += width;
      return { ...run, x: x - width, width };
    });
    return { runs: runs.sort(asRead), width: x };
  }

  /** The width of a word at a size of 1; cached, since words recur. */
  #unitWidth(word: string, weight: Weight): number {
    const key = `${weight} ${word}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      ({ width } = this.runs(linesOf(word, this.direction)(0, word.length), { size: 1, weight }));
      this.#widths.set(key, width);
    }
    return width;
  }

  #width(text: string, { size = 9, weight = 'regular' }: Style): number {
    return wordsOf(text).reduce((sum, word) => sum + size * this.#unitWidth(word, weight), 0);
  }

  /** The width of a text on one line, in points. */
  measure(text: string, style: Style): number {
    return this.#width(printable(text), style);
  }

  /** A text on one line. */
  line(text: string): Line {
    const whole = printable(text);
    return linesOf(whole, this.direction)(0, whole.length);
  }

  /** The wrapped lines of a text; a word that is too long is split. @param width points */
  wrap(given: string, width: number, style: Style): Line[] {
    const text = printable(given);
    const lineOf = linesOf(text, this.direction);
    const lines: Line[] = [];
    let [from, to, taken] = [0, 0, 0];
    const end = () => {
      lines.push(lineOf(from, from + text.slice(from, to).trimEnd().length));
      [from, taken] = [to, 0];
    };
    const add = (part: string) => {
      if (to > from && taken + this.#width(part.trimEnd(), style) > width) end();
      to += part.length;
      taken += this.#width(part, style);
    };
    for (const word of wordsOf(text)) {
      if (this.#width(word.trimEnd(), style) <= width) add(word);
      else for (const character of graphemes(word)) add(character);
    }
    if (text.slice(from).trim() !== '' || lines.length === 0) end();
    return lines;
  }
}
