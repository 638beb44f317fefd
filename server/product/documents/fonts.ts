import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export type Weight = 'regular' | 'bold';

/** A piece of text that one font has all characters of. */
export interface Run {
  font: string;
  text: string;
}

/** The fonts of one document. */
export interface Fonts {
  runs: (text: string, weight: Weight) => Run[];
}

interface Family {
  name: string;
  weights: Record<Weight, number>;
  /** What its ranges name and its files don't have. */
  lacks?: RegExp;
}

/** OFL fonts in the order in which they are asked for a character; each comes in slices of the Unicode range. */
const families: readonly Family[] = [
  { name: 'inter', weights: { regular: 400, bold: 600 } },
  { name: 'noto-sans-sc', weights: { regular: 400, bold: 400 }, lacks: /\p{sc=Hangul}/u },
  { name: 'noto-sans-kr', weights: { regular: 400, bold: 400 } },
];

const folderOf = (family: string) => path.join(process.cwd(), 'node_modules', '@fontsource', family);

interface Slice {
  family: Family;
  name: string;
  covers: (codePoint: number) => boolean;
}

const rangesSchema = z.record(z.string(), z.string());

/** `U+0000-00FF,U+0131` as a test. */
function toTest(ranges: string): (codePoint: number) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });
  return (codePoint) => bounds.some(([first, last]) => codePoint >= first && codePoint <= last);
}

function slicesOf(family: Family): Slice[] {
  const text = readFileSync(path.join(folderOf(family.name), 'unicode.json'), 'utf8');
  // The last one is the commonest, as the later rule wins in a style sheet.
  return Object.entries(rangesSchema.parse(JSON.parse(text)))
    .map(([name, ranges]) => ({ family, name: name.replace(/[[\]]/g, ''), covers: toTest(ranges) }))
    .reverse();
}

/** Finds the slice of a character. A family's ranges are read when the families before it lack one. */
function createFinder(): (character: string) => Slice | undefined {
  const read = new Map<Family, Slice[]>();
  const found = new Map<string, Slice | undefined>();

  function find(character: string): Slice | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    for (const family of families) {
      if (family.lacks?.test(character)) continue;
      let slices = read.get(family);
      if (!slices) read.set(family, (slices = slicesOf(family)));
      const slice = slices.find(({ covers }) => covers(codePoint));
      if (slice) return slice;
    }
    return undefined;
  }

  return (character) => {
    if (!found.has(character)) found.set(character, find(character));
    return found.get(character);
  };
}

/** One form for each character, and nothing that is not to be seen. */
const printable = (text: string) => text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ');

/**
 * The fonts of one document. A slice is read and registered with the first character that wants it: a document of Latin
 * names never opens a CJK font. A character that no family has is written as `?`.
 */
export function openFonts(document: PDFKit.PDFDocument): Fonts {
  const find = createFinder();
  const registered = new Set<string>();

  function fontOf({ family, name }: Slice, weight: Weight): string {
    const file = `${family.name}-${name}-${family.weights[weight]}-normal.woff`;
    if (!registered.has(file)) {
      document.registerFont(file, readFileSync(path.join(folderOf(family.name), 'files', file)));
      registered.add(file);
    }
    return file;
  }

  return {
    runs: (text, weight) => {
      const runs: Run[] = [];
      for (const given of printable(text)) {
        const character = find(given) ? given : '?';
        const slice = find(character);
        if (!slice) continue;
        const font = fontOf(slice, weight);
        const last = runs.at(-1);
        if (last?.font === font) last.text += character;
        else runs.push({ font, text: character });
      }
      return runs;
    },
  };
}
