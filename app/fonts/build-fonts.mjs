/**
 * Cuts Inter (SIL OFL, inter-LICENSE.txt) down to what the screens use: weights 400 to 600, and two files, of which a
 * page loads the second only for text that the first has no letters for. Run `npm run fonts` after a change here; the
 * second file's characters are listed in `../fonts.ts`, too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

const files = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœˆ˚˜–—‘’‚“”„†‡•…‰‹›⁄€™↑↓−`,
  'latin-ext': `${between(0x100, 0x24f)}${between(0x1e00, 0x1eff)}${between(0x20a0, 0x20c0)}`,
};

for (const [range, characters] of Object.entries(files)) {
  const name = `inter-${range}-wght-normal.woff2`;
  const source = new URL(`../../node_modules/@fontsource-variable/inter/files/${name}`, import.meta.url);
  const cut = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  writeFileSync(new URL(`inter-${range}.woff2`, import.meta.url), cut);
}
