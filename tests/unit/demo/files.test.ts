import { expect, it } from 'vitest';
import { endingOf, freeName, kindOf } from '@/components/demo/files/file-entry';
import {
  addFiles,
  removeFile,
  removeFolder,
  restoreFrom,
  type Cabinet,
} from '@/components/demo/files/files-area';
import { firstFiles, firstFolders, quota } from '@/components/demo/files/first-files';
import { usageByKind, usageOf } from '@/components/demo/files/usage';

const cabinet: Cabinet = { folders: firstFolders, files: firstFiles, open: null };
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

it('has fifteen files with unique ids, in existing folders, and free space', () => {
  expect(firstFiles).toHaveLength(15);
  expect(new Set(ids(firstFiles)).size).toBe(15);
  const folders = ids(firstFolders);
  for (const { folder } of firstFiles) expect(folder === null || folders.includes(folder)).toBe(true);
  expect(usageOf(firstFiles).bytes).toBeLessThan(quota);
});

it('the counts by type add up to the total', () => {
  const usage = Object.values(usageByKind(firstFiles));
  expect(usage.reduce((sum, { files }) => sum + files, 0)).toBe(15);
  expect(usage.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(usageOf(firstFiles).bytes);
});

it.each([
  ['plan.pdf', '.pdf', 'Documents'],
  ['Plan.XLSX', '.XLSX', 'Sheets'],
  ['a.b.zip', '.zip', 'Archives'],
  ['.hidden', '', 'Documents'],
])('%s ends in "%s" and is one of the %s', (name, ending, kind) => {
  expect(endingOf(name)).toBe(ending);
  expect(kindOf(name)).toBe(kind);
});

it('numbers a name that is taken, before its extension', () => {
  expect(freeName('a.pdf', [])).toBe('a.pdf');
  expect(freeName('a.pdf', ['A.PDF'])).toBe('a (2).pdf');
  expect(freeName('a.pdf', ['a.pdf', 'a (2).pdf'])).toBe('a (3).pdf');
});

it('numbers uploads of the same name, also among each other', () => {
  const file = {
    name: 'Dock 1.png',
    kind: 'Pictures' as const,
    folder: 'dock-plans',
    date: '',
    bytes: 1,
    uploaded: true,
  };
  const { files } = addFiles([
    { ...file, id: 'one' },
    { ...file, id: 'two' },
    { ...file, id: 'three', folder: null },
  ])(cabinet);
  expect(files.slice(-3).map(({ name }) => name)).toEqual(['Dock 1 (2).png', 'Dock 1 (3).png', 'Dock 1.png']);
});

it('restores a file to its place, whatever happened meanwhile', () => {
  const [one, two] = ids(firstFiles) as [string, string];
  const without = removeFile(two)(removeFile(one)(cabinet));
  const back = restoreFrom(removeFile(one)(cabinet), { file: two })(without);
  expect(ids(back.files)).toEqual(ids(firstFiles).slice(1));
  expect(ids(restoreFrom(cabinet, { file: one })(back).files)).toEqual(ids(firstFiles));
});

it('deletes a folder with its files, closes it, and restores all of it', () => {
  const open = { ...cabinet, open: 'customs' };
  const without = removeFolder('customs')(open);
  expect(without.open).toBeNull();
  expect(without.files).toHaveLength(12);
  const back = restoreFrom(open, { folder: 'customs' })(without);
  expect(back.folders).toEqual(cabinet.folders);
  expect(back.files).toEqual(cabinet.files);
});
