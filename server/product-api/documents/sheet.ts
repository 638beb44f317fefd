import { drawSpoken } from './embedded-font';
import type { Fonts, Run, Weight } from './fonts';
import { graphemes, wordsOf } from './words';

export interface Style {
  /** Points. */
  size?: number;
  weight?: Weight;
  color?: string;
}

interface Place {
  x: number;
  y: number;
  /** Points; the text is broken into lines of this width. */
  width: number;
  align?: 'start' | 'end';
  /** For a figure: it is shrunk rather than wrapped. */
  whole?: boolean;
}

interface Rule {
  /** The left edge; it ends at the right margin. */
  from?: number;
  weight?: number;
  color?: string;
}

export const ink = { strong: '#111827', body: '#374151', muted: '#6b7280', line: '#d1d5db' } as const;

const lineHeight = 1.4;
/** A page to write on: text in any script, wrapped lines, and new pages as needed. */
export class Sheet {
  static readonly margin = 48;
  /** The top of the next block. */
  y = Sheet.margin;
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #widths = new Map<string, number>();

  constructor(document: PDFKit.PDFDocument, fonts: Fonts) {
    this.#document = document;
    this.#fonts = fonts;
  }

  get left(): number {
    return Sheet.margin;
  }

  get right(): number {
    return this.#document.page.width - Sheet.margin;
  }

  get width(): number {
    return this.right - this.left;
  }

  /** Points from the first line of a page to its footer. */
  get pageHeight(): number {
    return this.bottom - Sheet.margin;
  }

  /** The top of the footer. */
  get bottom(): number {
    return this.#document.page.height - Sheet.margin - 24;
  }

  /** The width of a word at a size of 1; cached, since words recur. */
  #unitWidth(word: string, weight: Weight): number {
    const key = `${weight} ${word}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = 0;
      for (const { font, text } of this.#fonts.runs(word, weight)) {
        width += this.#document.font(font).fontSize(1).widthOfString(text);
      }
      this.#widths.set(key, width);
    }
    return width;
  }

  /** The width of a line of text, in points. */
  measure(text: string, { size = 9, weight = 'regular' }: Style): number {
    return wordsOf(text).reduce((sum, word) => sum + size * this.#unitWidth(word, weight), 0);
  }

  /** The wrapped lines of a text; a word that is too long is split. */
  wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let [line, taken] = ['', 0];
    const add = (part: string) => {
      if (line !== '' && taken + this.measure(part.trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        [line, taken] = ['', 0];
      }
      line += part;
      taken += this.measure(part, style);
    };
    for (const word of wordsOf(text)) {
      if (this.measure(word.trimEnd(), style) <= width) add(word);
      else for (const character of graphemes(word)) add(character);
    }
    if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
    return lines;
  }

  #run({ text, spoken }: Run, x: number, y: number, size: number): void {
    const draw = () => this.#document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (spoken === undefined) draw();
    else drawSpoken(this.#document, { spoken, size, draw });
  }

  #line(text: string, x: number, y: number, { size = 9, weight = 'regular', color = ink.body }: Style): void {
    let at = x;
    for (const run of this.#fonts.runs(text, weight)) {
      this.#document.font(run.font).fontSize(size).fillColor(color);
      this.#run(run, at, y, size);
      at += this.#document.widthOfString(run.text);
    }
  }

  /** The style with the size at which a text fits on one line. */
  #fitting(text: string, width: number, style: Style): Style {
    const { size = 9 } = style;
    return { ...style, size: Math.min(size, (size * width) / this.measure(text, style)) };
  }

  /** Writes a text, wrapped into lines. @returns their height in points */
  write(text: string, { x, y, width, align = 'start', whole = false }: Place, given: Style = {}): number {
    const style = whole ? this.#fitting(text, width, given) : given;
    const { size = 9 } = style;
    const lines = whole ? [text] : this.wrap(text, width, style);
    lines.forEach((line, index) => {
      const start = align === 'end' ? x + width - this.measure(line, style) : x;
      this.#line(line, start, y + size + index * size * lineHeight, style);
    });
    return lines.length * size * lineHeight;
  }

  /** The height in points that `write` would use. */
  heightOf(text: string, width: number, style: Style = {}): number {
    return this.wrap(text, width, style).length * (style.size ?? 9) * lineHeight;
  }

  rule(y: number, { from = this.left, weight = 0.5, color = ink.line }: Rule = {}): void {
    this.#document.moveTo(from, y).lineTo(this.right, y).lineWidth(weight).strokeColor(color).stroke();
  }

  /** Starts a new page if less than this height is left. @returns whether it did */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.#document.addPage();
    this.y = Sheet.margin;
    return true;
  }

  /** Writes the footer of every page: the given text on the left, the page's number in words on the right. */
  number(word: string, pageWords: (page: number, count: number) => string): void {
    const { count } = this.#document.bufferedPageRange();
    const style: Style = { size: 8, color: ink.muted };
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(page);
      const y = this.#document.page.height - Sheet.margin;
      this.rule(y - 8);
      const half = this.width / 2;
      this.write(word, { x: this.left, y, width: half }, style);
      const place = { x: this.left + half, y, width: half, align: 'end' } as const;
      this.write(pageWords(page + 1, count), place, style);
    }
  }
}
