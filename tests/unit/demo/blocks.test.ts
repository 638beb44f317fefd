import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import sources from '@/components/demo/blocks/sources.json';

const library = path.join(import.meta.dirname, '../../../components/demo/blocks/library');

it('shows the source of the blocks: `npm run blocks` after changing one', () => {
  const files = readdirSync(library).sort();
  expect(files.map((file) => file.replace('.tsx', ''))).toEqual(Object.keys(sources));
  const texts = files.map((file) => readFileSync(path.join(library, file), 'utf8'));
  expect(Object.values(sources)).toEqual(texts);
});
