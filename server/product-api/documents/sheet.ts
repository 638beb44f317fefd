import type { Direction, Line } from './bidi';
import { drawMirrored, drawSpoken } from './embedded-font';
import type { Fonts, Run } from './fonts';
import { Typesetter, type Style } from './typesetter';

export type { Style } from './typesetter';

interface Place {
  /** Points from the edge at which lines begin: the right one in a document that is read from right to left. */
  x: number;
  y: number;
  /** Points; the text is broken into lines of this width. */
  width: number;
  /** `digits` ends at the right in every document: the digits of amounts below each other are in columns. */
  align?: 'start' | 'end' | 'digits';
  /** For a figure: it is shrunk rather than wrapped. */
  whole?: boolean;
}

interface Rule {
  /** Where it begins, as in a place; it ends at the other margin. */
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
  readonly #typesetter: Typesetter;
  readonly #mirrored: boolean;

  /** @param direction in which its lines are read, and its columns follow each other */
  constructor(document: PDFKit.PDFDocument, fonts: Fonts, direction: Direction) {
    this.#document = document;
    this.#typesetter = new Typesetter(document, fonts, direction);
    this.#mirrored = direction === 'rtl';
  }

  get start(): number {
    return Sheet.margin;
  }

  get end(): number {
    return this.#document.page.width - Sheet.margin;
  }

  get width(): number {
    return this.end - this.start;
  }

  /** Points from the first line of a page to its footer. */
  get pageHeight(): number {
    return this.bottom - Sheet.margin;
  }

  /** The top of the footer. */
  get bottom(): number {
    return this.#document.page.height - Sheet.margin - 24;
  }

  /** The width of a text on one line, in points. */
  measure(text: string, style: Style = {}): number {
    return this.#typesetter.measure(text, style);
  }

  /** The wrapped lines of a text. @param width points */
  wrap(text: string, width: number, style: Style): Line[] {
    return this.#typesetter.wrap(text, width, style);
  }

  /** Points from the left edge of the page to that of something in a place. */
  #leftOf({ x, width, align = 'start' }: Omit<Place, 'y'>, used: number): number {
    const left = this.#mirrored ? this.#document.page.width - x - width : x;
    const atRight = align === 'digits' || (align === 'end') !== this.#mirrored;
    return atRight ? left + width - used : left;
  }

  #run({ text, spoken, mirrored }: Run, x: number, y: number, size: number): void {
    const draw = () => this.#document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    if (mirrored !== undefined) drawMirrored(this.#document, mirrored, draw);
    else if (spoken === undefined) draw();
    else drawSpoken(this.#document, { spoken, size, draw });
  }

  /** Writes a line as it is. @returns its height in points */
  writeLine(line: Line, place: Place, style: Style = {}): number {
    const { size = 9, color = ink.body } = style;
    const { runs, width } = this.#typesetter.runs(line, style);
    const left = this.#leftOf(place, width);
    for (const run of runs) {
      this.#document.font(run.font).fontSize(size).fillColor(color);
      this.#run(run, left + run.x, place.y + size, size);
    }
    return size * lineHeight;
  }

  /** The style with the size at which a text fits on one line. */
  #fitting(text: string, width: number, style: Style): Style {
    const { size = 9 } = style;
    return { ...style, size: Math.min(size, (size * width) / this.measure(text, style)) };
  }

  /** Writes a text, wrapped into lines. @returns their height in points */
  write(text: string, place: Place, style: Style = {}): number {
    if (place.whole)
      return this.writeLine(this.#typesetter.line(text), place, this.#fitting(text, place.width, style));
    let { y } = place;
    for (const line of this.wrap(text, place.width, style)) y += this.writeLine(line, { ...place, y }, style);
    return y - place.y;
  }

  /** The height in points that `write` would use. */
  heightOf(text: string, width: number, style: Style = {}): number {
    return this.wrap(text, width, style).length * (style.size ?? 9) * lineHeight;
  }

  rule(y: number, { from = this.start, weight = 0.5, color = ink.line }: Rule = {}): void {
    const width = this.end - from;
    const left = this.#leftOf({ x: from, width }, width);
    this.#document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
  }

  /** Draws the dark modules of a square code, such as a QR code, as wide as the place. */
  modules({ size, data }: { size: number; data: ArrayLike<number> }, { x, y, width }: Place): void {
    const left = this.#leftOf({ x, width }, width);
    const unit = width / size;
    for (let index = 0; index < size * size; index++) {
      if (!data[index]) continue;
      const [row, column] = [Math.floor(index / size), index % size];
      this.#document.rect(left + column * unit, y + row * unit, unit, unit);
    }
    this.#document.fill('#000000');
  }

  /** Makes a place lead to an address. */
  link(address: string, { x, y, width, height }: Place & { height: number }): void {
    this.#document.link(this.#leftOf({ x, width }, width), y, width, height, address);
  }

  /** Draws a picture as large as it fits into a place, at the start of its lines. */
  picture(picture: Buffer, { x, y, width, height }: Place & { height: number }): void {
    const left = this.#leftOf({ x, width }, width);
    const align = this.#mirrored ? 'right' : undefined;
    this.#document.image(picture, left, y, {
      fit: [width, height],
      valign: 'center',
      ...(align && { align }),
    });
  }

  /** Starts a new page if less than this height is left. @returns whether it did */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.#document.addPage();
    this.y = Sheet.margin;
    return true;
  }

  /** Writes the footer of every page: the given text at its start, the page's number in words at its end. */
  number(word: string, pageWords: (page: number, count: number) => string): void {
    const { count } = this.#document.bufferedPageRange();
    const style: Style = { size: 8, color: ink.muted };
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(page);
      const y = this.#document.page.height - Sheet.margin;
      this.rule(y - 8);
      const most = this.width * 0.75;
      this.write(word, { x: this.start, y, width: most }, style);
      const place = { x: this.start + most, y, width: this.width - most, align: 'end' } as const;
      this.write(pageWords(page + 1, count), place, style);
    }
  }
}
