import { isRightToLeft } from './bidi';

interface Glyph {
  id: number;
  advanceWidth: number;
  /** The text it represents. */
  codePoints: number[];
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
}

interface Layout {
  glyphs: Glyph[];
  positions: Position[];
}

/** The parts of a font's GPOS table that say where a mark is put on a letter. */
interface MarkPositions {
  applyAnchor: (mark: { markAnchor: unknown }, base: unknown, index: number) => void;
}

/** PDFKit's data of an embedded font, which its types omit. */
interface EmbeddedFont {
  id: string;
  font: {
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    getGlyph: (id: number, codePoints?: number[]) => Glyph;
    glyphForCodePoint: (codePoint: number) => Glyph;
    _layoutEngine: { engine?: { GPOSProcessor?: MarkPositions | null } };
  };
  /** A glyph's code in the document is its index here. */
  subset: { glyphs: number[]; includeGlyph: (id: number) => number };
  unicode: (number[] | undefined)[];
  widths: (number | undefined)[];
  scale: number;
  layoutRun: (text: string, features?: unknown) => unknown;
  layout: (text: string, features?: unknown, onlyWidth?: boolean) => Layout;
  layoutCached: (text: string) => Layout;
  encode: (text: string, features?: unknown) => [codes: string[], positions: Position[]];
}

/** The document's current font. */
export function embeddedFont(document: PDFKit.PDFDocument): EmbeddedFont {
  return (document as unknown as { _font: EmbeddedFont })._font;
}

/** A font may have no place for a mark on some letter, which the library doesn't expect (foliojs/fontkit#367). */
function allowMissingAnchors({ font }: EmbeddedFont): void {
  const marks = font._layoutEngine.engine?.GPOSProcessor;
  if (!marks) return;
  const applyAnchor = marks.applyAnchor.bind(marks);
  marks.applyAnchor = (mark, base, index) => {
    if (mark.markAnchor && base) applyAnchor(mark, base, index);
  };
}

/** Lays out a text that reads from right to left as a whole: word by word, the library puts the first one left. */
function layOutFromTheRight(font: EmbeddedFont): void {
  const layout = font.layout.bind(font);
  font.layout = (text, features, onlyWidth) =>
    isRightToLeft(text) ? font.layoutCached(text) : layout(text, features, onlyWidth);
}

const noPosition: Position = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };

/** The text of a glyph without one, such as the dots of a letter: readers would show its code in place of no text. */
const nothing = 0x200d;

const hexOf = (code: number) => code.toString(16).padStart(4, '0');

/** A glyph with another text and width. */
const readAs = (glyph: Glyph, codePoint: number, advanceWidth: number): Glyph =>
  Object.create(glyph, {
    codePoints: { value: [codePoint] },
    advanceWidth: { value: advanceWidth },
  }) as Glyph;

/**
 * The glyphs of a text, from left to right. A ligature has its last letter; those before it are blanks, which take their
 * parts of its width: readers turn a text from right to left round glyph by glyph, and would take لا for ال.
 */
function letterByLetter(font: EmbeddedFont, { glyphs, positions }: Layout): [Glyph, Position][] {
  const blank = font.font.glyphForCodePoint(0x20);
  return glyphs.flatMap((glyph, index): [Glyph, Position][] => {
    const position = positions[index] ?? noPosition;
    const letters = glyph.codePoints.toReversed();
    if (letters.length < 2) return [[glyph, position]];
    const share = glyph.advanceWidth / letters.length;
    const advanceWidth = share * font.scale;
    const kerning = position.xAdvance - position.advanceWidth;
    return letters.map((letter, place): [Glyph, Position] => {
      const xAdvance = advanceWidth + (place === letters.length - 1 ? kerning : 0);
      return place === 0
        ? [readAs(glyph, letter, share), { ...position, advanceWidth, xAdvance }]
        : [readAs(blank, letter, share), { ...noPosition, advanceWidth, xAdvance }];
    });
  });
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
  allowMissingAnchors(font);
  layOutFromTheRight(font);

  function codeOf({ id, advanceWidth, codePoints }: Glyph): number {
    const key = `${id} ${advanceWidth} ${codePoints.join()}`;
    let code = codes.get(key);
    if (code === undefined) {
      code = font.subset.includeGlyph(id);
      if (font.unicode[code]) code = font.subset.glyphs.push(id) - 1;
      font.unicode[code] = codePoints.length > 0 ? codePoints : [nothing];
      font.widths[code] = advanceWidth * font.scale;
      codes.set(key, code);
    }
    return code;
  }

  font.encode = (text, features) => {
    const laidOut = font.layout(text, features);
    const { glyphs, positions } = laidOut;
    const placed: [Glyph, Position | undefined][] = isRightToLeft(text)
      ? letterByLetter(font, laidOut)
      : glyphs.map((glyph, index) => [glyph, positions[index]]);
    return [
      placed.map(([glyph]) => hexOf(codeOf(glyph))),
      placed.map(([, position = noPosition]) => position),
    ];
  };
}

/**
 * Aligns digits in every word that has any: hyphens between letters keep their own width. Among others the library's
 * kerning hides a point: `7.125` would read `7125`. Set per text, the option would make the library lay out each one
 * again.
 */
export function alignFigures(font: EmbeddedFont): void {
  const layoutRun = font.layoutRun.bind(font);
  font.layoutRun = (text) => layoutRun(text, /\d/.test(text) ? ['tnum', 'kern'] : ['kern']);
}

/** Draws a bracket that is read as the one that it mirrors, with a code of its own. */
export function drawMirrored(document: PDFKit.PDFDocument, read: string, draw: () => void): void {
  const font = embeddedFont(document);
  const { encode } = font;
  font.encode = (text) => {
    const { glyphs, positions } = font.layout(text);
    const codes = glyphs.map(({ id, advanceWidth }) => {
      const code = font.subset.glyphs.push(id) - 1;
      font.unicode[code] = Array.from(read, (character) => character.codePointAt(0) ?? 0);
      font.widths[code] = advanceWidth * font.scale;
      return hexOf(code);
    });
    return [codes, positions];
  };
  draw();
  font.encode = encode;
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
