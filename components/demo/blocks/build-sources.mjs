/**
 * Stores the source of each block next to it, so that /blocks shows the source of the preview, on any host.
 * Run `npm run blocks` after changing one.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const library = new URL('library/', import.meta.url);

const sources = Object.fromEntries(
  readdirSync(library)
    .filter((file) => file.endsWith('.tsx'))
    .sort()
    .map((file) => [file.replace('.tsx', ''), readFileSync(new URL(file, library), 'utf8')]),
);

writeFileSync(new URL('sources.json', import.meta.url), `${JSON.stringify(sources, null, 2)}\n`);
