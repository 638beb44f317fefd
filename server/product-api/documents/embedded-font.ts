interface Glyph {
  id: number;
  advanceWidth: number;
  /** What it stands for in the text. */
  codePoints: number[];
}

/** What PDFKit keeps of a font that it embeds; its types don't name it. */
interface EmbeddedFont {
  id: string;
  font: {
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    getGlyph: (id: number, codePoints?: number[]) => Glyph;
  };
  /** A glyph's code in the document is its place here. */
  subset: { glyphs: number[]; includeGlyph: (id: number) => number };
  unicode: (number[] | undefined)[];
  widths: (number | undefined)[];
  scale: number;
  layoutRun: (text: string, features?: unknown) => unknown;
  layout: (text: string, features?: unknown) => { glyphs: Glyph[]; positions: unknown[] };
  encode: (text: string, features?: unknown) => [codes: string[], positions: unknown[]];
}

/** The font that a document writes with now. */
export function embeddedFont(document: PDFKit.PDFDocument): EmbeddedFont {
  return (document as unknown as { _font: EmbeddedFont })._font;
}

/**
 * Gives a glyph one code for each text that it stands for. Fonts share shapes between letters: ت is the body of ب with
 * other dots, and with one code for the body a reader would copy the one for the other.
 */
export function keepLettersApart(font: EmbeddedFont): void {
  const codes = new Map<string, number>();
  const getGlyph = font.font.getGlyph.bind(font.font);
  // The library keeps a glyph with the first text that it stood for.
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
 * Makes figures stand under each other in everything that the font writes. Among others the library's kerning hides a
 * point: `7.125` would read `7125`. Told with each text, the library would lay every one out anew.
 */
export function alignFigures(font: EmbeddedFont): void {
  const layoutRun = font.layoutRun.bind(font);
  font.layoutRun = (text) => layoutRun(text, ['tnum', 'kern']);
}

interface Spoken {
  /** What a reader that copies the text gets. */
  spoken: string;
  /** Points. */
  size: number;
  draw: () => void;
}

/** Draws with a text that is read instead of the drawn one (ActualText, ISO 32000-2, 14.9.4). */
export function drawSpoken(document: PDFKit.PDFDocument, { spoken, size, draw }: Spoken): void {
  document.save();
  // Readers place and size the text by what is in force at its end, when the library has put its own away.
  document.addContent(`/${embeddedFont(document).id} ${size} Tf`);
  document.markContent('Span', { actual: spoken });
  draw();
  document.save().transform(1, 0, 0, -1, 0, document.page.height);
  document.endMarkedContent().restore().restore();
}
