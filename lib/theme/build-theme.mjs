/** Writes the theme's stylesheet from the tables in this folder. Run `npm run theme` after changing one. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const { outputFiles } = await build({
  absWorkingDir: folder,
  entryPoints: ['stylesheet.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) },
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const { themeStylesheet } = await import(`data:text/javascript;base64,${code}`);
writeFileSync(new URL('theme.css', import.meta.url), themeStylesheet());
