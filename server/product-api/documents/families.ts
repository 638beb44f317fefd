import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { unpackWoff } from './woff';

export type Weight = 'regular' | 'bold';

interface Family {
  name: string;
  weights: Record<Weight, number>;
}

const weights = { regular: 400, bold: 600 };
/** Its letters have a glyph for each form, and so each a text; those of Noto are put together from a body and dots. */
const arabic: Family = { name: 'ibm-plex-sans-arabic', weights };
const scripts = ['arabic', 'hebrew', 'thai', 'devanagari', 'bengali', 'tamil', 'armenian', 'georgian'];

/** OFL fonts in order of preference; each is split into slices of the Unicode range. */
const families: readonly Family[] = [
  { name: 'inter', weights },
  arabic,
  ...scripts.map((script) => ({ name: `noto-sans-${script}`, weights })),
  { name: 'noto-sans-sc', weights: { regular: 400, bold: 400 } },
  { name: 'noto-sans-kr', weights: { regular: 400, bold: 400 } },
];

const folderOf = (family: string) => path.join(process.cwd(), 'node_modules', '@fontsource', family);

/** A part of a font family: one file for each weight. */
export interface Slice {
  family: Family;
  name: string;
  /** Whether its style sheet lists the character; its file may still lack it. */
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

const known = new Map<Family, Slice[]>();

function slicesOf(family: Family): Slice[] {
  let slices = known.get(family);
  if (!slices) {
    const text = readFileSync(path.join(folderOf(family.name), 'unicode.json'), 'utf8');
    // The last one is the most common, as the later rule wins in a style sheet.
    slices = Object.entries(rangesSchema.parse(JSON.parse(text)))
      .map(([name, ranges]) => ({ family, name: name.replace(/[[\]]/g, ''), covers: toTest(ranges) }))
      .reverse();
    known.set(family, slices);
  }
  return slices;
}

/** The slices that may have a character, best first. A family's ranges are read only if those before it lack one. */
export function* slicesFor(character: string): Generator<Slice> {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const family of families) {
    for (const slice of slicesOf(family)) if (slice.covers(codePoint)) yield slice;
  }
}

/** The file name of a slice, which also names the font in a document. */
export const fileOf = ({ family, name }: Slice, weight: Weight): string =>
  `${family.name}-${name}-${family.weights[weight]}-normal.woff`;

export const readSlice = (slice: Slice, weight: Weight): Buffer =>
  unpackWoff(readFileSync(path.join(folderOf(slice.family.name), 'files', fileOf(slice, weight))));
