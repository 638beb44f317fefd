import { expect, it } from 'vitest';
import { paperFontFile } from '@/server/cli/paper-fonts.mjs';
import { fileOf, slicesFor, type Weight } from '@/server/product-api/documents/families';

const weights: Weight[] = ['regular', 'bold'];

it.each(['A', 'ع', 'ไ', 'ப', 'व', 'ক', 'հ', 'ქ', 'ש', '中', '한'])(
  'a standalone folder has the fonts that papers write %s with',
  (letter) => {
    const slices = [...slicesFor(letter)];
    expect(slices).not.toHaveLength(0);
    for (const slice of slices)
      for (const weight of weights) expect(`files/${fileOf(slice, weight)}`).toMatch(paperFontFile);
  },
);

it.each(['inter-latin-300-normal.woff', 'inter-latin-400-normal.woff2', 'inter-latin-400-italic.woff'])(
  'a standalone folder goes without %s',
  (file) => {
    expect(file).not.toMatch(paperFontFile);
  },
);
