import { charactersOf, isRightToLeft, withoutControls, type Line, type Piece } from './bidi';
import { embeddedFont, keepLettersApart, alignFigures } from './embedded-font';
import { fileOf, readSlice, slicesFor, type Slice, type Weight } from './families';
import { graphemes, shapesOf } from './words';

export type { Weight } from './families';

/** A piece of text whose characters are all in one font. */
export interface Run {
  font: string;
  /** The text in drawing order. */
  text: string;
  /** The text in reading order, if readers could not find it. */
  spoken?: string;
  /** The bracket as it is read, if its mirror image is drawn. */
  mirrored?: string;
}

/** A run in its line. */
export interface LineRun extends Run {
  piece: Piece;
}

/** The fonts of one document. */
export interface Fonts {
  /** A line's runs, from left to right. */
  runs: (line: Line, weight: Weight) => LineRun[];
  /** Characters that no font has, written as `?`. */
  missing: ReadonlySet<string>;
}

/** Scripts whose vowel signs may precede the letter that they follow. */
const reorders = /[\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}]/u;
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;
const plain = /^[\x20-\x7e]*$/;

/** A piece as it is drawn; where a line may not end, there is a blank like any other. */
const drawable = (text: string) => withoutControls(text).replace(/\p{Zs}/gu, ' ');

/** A run in a drawing direction: as a whole if the font lays it out that way, else character by character. */
function turned({ font, text }: Run, rightToLeft: boolean): Run[] {
  if (isRightToLeft(text) === rightToLeft)
    return [{ font, text, ...(reorders.test(text) && { spoken: text }) }];
  return charactersOf({ text, rightToLeft }).map(({ read, drawn }) => ({
    font,
    text: drawn,
    ...(read !== drawn && { mirrored: read }),
  }));
}

/** The runs of a piece from left to right. */
const inPiece = (runs: Run[], { rightToLeft }: Piece): Run[] =>
  (rightToLeft ? runs.reverse() : runs).flatMap((run) => turned(run, rightToLeft));

/**
 * The fonts of one document. A slice is read and registered with the first character that needs it: a document of Latin
 * names never opens a CJK font. A character that no family has is written as `?`, and added to `missing`.
 */
export function openFonts(document: PDFKit.PDFDocument): Fonts {
  const opened = new Map<string, ReturnType<typeof embeddedFont>>();
  const found = new Map<string, Slice | undefined>();
  const missing = new Set<string>();

  function open(slice: Slice, weight: Weight) {
    const file = fileOf(slice, weight);
    let font = opened.get(file);
    if (!font) {
      document.registerFont(file, readSlice(slice, weight)).font(file);
      font = embeddedFont(document);
      if (slice.family.name === 'inter') alignFigures(font);
      else keepLettersApart(font);
      opened.set(file, font);
    }
    return font;
  }

  const has = (slice: Slice, weight: Weight, character: string) =>
    open(slice, weight).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

  function find(characters: readonly string[], weight: Weight): Slice | undefined {
    for (const slice of slicesFor(characters[0] ?? '')) {
      if (characters.every((character) => has(slice, weight, character))) return slice;
    }
    return undefined;
  }

  /** The first slice that has all of these characters. */
  function sliceOf(characters: readonly string[], weight: Weight): Slice | undefined {
    const key = `${weight} ${characters.join('')}`;
    if (!found.has(key)) found.set(key, find(characters, weight));
    return found.get(key);
  }

  /** The writable parts of a shape, each with its font. */
  function* written(shape: string, weight: Weight): Generator<[slice: Slice | undefined, text: string]> {
    const characters = Array.from(shape);
    const visible = characters.filter((character) => !invisible.test(character));
    if (visible.length === 0) return;
    const slice = sliceOf(visible, weight);
    if (slice) {
      yield [slice, characters.filter((one) => visible.includes(one) || has(slice, weight, one)).join('')];
      return;
    }
    const clusters = graphemes(shape);
    if (clusters.length > 1) {
      for (const cluster of clusters) yield* written(cluster, weight);
      return;
    }
    for (const character of visible) {
      const own = sliceOf([character], weight);
      yield [own ?? sliceOf(['?'], weight), own ? character : '?'];
      if (own) continue;
      missing.add(character);
      return;
    }
  }

  function runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const shape of shapesOf(text)) {
      const last = runs.at(-1);
      // Words that read from right to left stay together, so that readers find them in their order.
      if (
        last &&
        shape === ' ' &&
        isRightToLeft(last.text) &&
        opened.get(last.font)?.font.hasGlyphForCodePoint(32)
      ) {
        last.text += shape;
        continue;
      }
      for (const [slice, part] of written(shape, weight)) {
        if (!slice) continue;
        const font = fileOf(slice, weight);
        const before = runs.at(-1);
        if (before?.font === font) before.text += part;
        else runs.push({ font, text: part });
      }
    }
    return runs;
  }

  return {
    missing,
    runs: (line, weight) =>
      line.flatMap((piece) => {
        const text = drawable(piece.text);
        if (piece.rightToLeft || !plain.test(text))
          return inPiece(runsOf(text, weight), piece).map((run) => ({ ...run, piece }));
        const slice = sliceOf(['?'], weight);
        return slice && text !== '' ? [{ font: fileOf(slice, weight), text, piece }] : [];
      }),
  };
}
