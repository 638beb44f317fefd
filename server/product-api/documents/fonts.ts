import { charactersOf, inVisualOrder, isRightToLeft, type Piece } from './bidi';
import { embeddedFont, keepLettersApart, alignFigures } from './embedded-font';
import { fileOf, readSlice, slicesFor, type Slice, type Weight } from './families';
import { graphemes } from './words';

export type { Weight } from './families';

/** A piece of text whose characters are all in one font. */
export interface Run {
  font: string;
  /** The text in drawing order. */
  text: string;
  /** The text in reading order, if that differs. */
  spoken?: string;
}

/** The fonts of one document. */
export interface Fonts {
  /** A line's runs, from left to right. */
  runs: (line: string, weight: Weight) => Run[];
  /** Characters that no font has, written as `?`. */
  missing: ReadonlySet<string>;
}

/** Scripts whose vowel signs may precede the letter that they follow. */
const reorders = /[\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}]/u;
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;
const plain = /^[\x20-\x7e]*$/;

/** Normalises characters and blanks, and removes control characters except those that join letters. */
const printable = (line: string) =>
  line
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}]/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '');

/** A run in a drawing direction: as a whole if the font lays it out that way, else character by character. */
function turned({ font, text }: Run, rightToLeft: boolean): Run[] {
  if (isRightToLeft(text) === rightToLeft)
    return [{ font, text, ...(reorders.test(text) && { spoken: text }) }];
  return charactersOf({ text, rightToLeft }).map(({ read, drawn }) => ({
    font,
    text: drawn,
    ...(read !== drawn && { spoken: read }),
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

  /** The writable parts of a cluster, each with its font. */
  function* written(cluster: string, weight: Weight): Generator<[slice: Slice | undefined, text: string]> {
    const characters = Array.from(cluster);
    const visible = characters.filter((character) => !invisible.test(character));
    if (visible.length === 0) return;
    const slice = sliceOf(visible, weight);
    if (slice) {
      yield [slice, characters.filter((one) => visible.includes(one) || has(slice, weight, one)).join('')];
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
    for (const cluster of graphemes(text)) {
      for (const [slice, part] of written(cluster, weight)) {
        if (!slice) continue;
        const font = fileOf(slice, weight);
        const last = runs.at(-1);
        if (last?.font === font) last.text += part;
        else runs.push({ font, text: part });
      }
    }
    return runs;
  }

  return {
    missing,
    runs: (line, weight) => {
      if (plain.test(line)) {
        const slice = sliceOf(['?'], weight);
        return slice && line !== '' ? [{ font: fileOf(slice, weight), text: line }] : [];
      }
      return inVisualOrder(printable(line)).flatMap((piece) => inPiece(runsOf(piece.text, weight), piece));
    },
  };
}
