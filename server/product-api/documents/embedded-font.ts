interface Glyph {
  id: number;
  advanceWidth: number;
  /** The text it represents. */
  codePoints: number[];
}

/** PDFKit's data of an embedded font, which its types omit. */
interface EmbeddedFont {
  id: string;
  font: {
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    getGlyph: (id: number, codePoints?: number[]) => Glyph;
  };
  /** A glyph's code in the document is its index here. */
  subset: { glyphs: number[]; includeGlyph: (id: number) => number };
  unicode: (number[] | undefined)[];
  widths: (number | undefined)[];
  scale: number;
  layoutRun: (text: string, features?: unknown) => unknown;
  layout: (text: string, features?: unknown) => { glyphs: Glyph[]; positions: unknown[] };
  encode: (text: string, features?: unknown) => [codes: string[], positions: unknown[]];
}

/** The document's current font. */
export function embeddedFont(document: PDFKit.PDFDocument): EmbeddedFont {
  return (document as unknown as { _font: EmbeddedFont })._font;
}

/**
 * Gives a glyph one code for each text that it represents. Fonts share shapes between letters: ت is the body of ب with
 * other dots, and with one code for the body one letter would be copied as the other.
 */
export function keepLettersApart(font: EmbeddedFont): void {
  const codes = new Map<string, number>();
  const getGlyph = font.font.getGlyph.bind(font.font);
  // The library caches a glyph with the first text that it represented.
  font.font.getGlyph = (id, codePoints = []) =>
    Object.create(getGlyph(id, codePoints), { codePoints: { value: codePoints } }) as Glyph;

  function codeOf({ id, advanceWidth, codePoints }: Glyph): number {
    const key = `${id} ${codePoints.join()}`;
    let code = codes.get(key);
    if (code === undefined) {
      code = font.subset.includeGlyph(id);
      if (font.unicode[code]) code = font.subset.glyphs.push(id) - 1;
      font.unicode[code] = codePoints;
      font.widths[code] = advanceWidth * font.scale;
      codes.set(key, code);
    }
    return code;
  }

  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    return [glyphs.map((glyph) => codeOf(glyph).toString(16).padStart(4, '0')), positions];
  };
}

/**
 * Aligns digits in everything that the font writes. Among others the library's kerning hides a point: `7.125` would
 * read `7125`. Set per text, the option would make the library lay out each one again.
 */
export function alignFigures(font: EmbeddedFont): void {
  const layoutRun = font.layoutRun.bind(font);
  font.layoutRun = (text) => layoutRun(text, ['tnum', 'kern']);
}

interface Spoken {
  /** The text that is copied. */
  spoken: string;
  /** Points. */
  size: number;
  draw: () => void;
}

/** Draws with a replacement text for readers (ActualText, ISO 32000-2, 14.9.4). */
export function drawSpoken(document: PDFKit.PDFDocument, { spoken, size, draw }: Spoken): void {
  document.save();
  // Readers place and size the text by the graphics state at its end, when the library has restored its own.
  document.addContent(`/${embeddedFont(document).id} ${size} Tf`);
  document.markContent('Span', { actual: spoken });
  draw();
  document.save().transform(1, 0, 0, -1, 0, document.page.height);
  document.endMarkedContent().restore().restore();
}
