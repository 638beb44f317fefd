'use client';

import { z } from 'zod';
import { areaOf, useArea } from '../area';
import { fileEntrySchema, folderSchema, freeName, type FileEntry, type Folder } from './file-entry';
import { firstFiles, firstFolders } from './first-files';

const cabinetSchema = z.object({
  folders: z.array(folderSchema),
  files: z.array(fileEntrySchema),
  /** The open folder; null for all files. */
  open: z.string().nullable(),
});

/** Folders and files of the office. */
export type Cabinet = z.infer<typeof cabinetSchema>;

export const filesArea = areaOf<Cabinet>('files', cabinetSchema, {
  folders: firstFolders,
  files: firstFiles,
  open: null,
});

/** The state of the files' page. */
export const useCabinet = () => useArea(filesArea);

export const openFolder =
  (open: string | null) =>
  (cabinet: Cabinet): Cabinet => ({ ...cabinet, open });

/** Adds files; a name taken in the folder gets a number. */
export const addFiles =
  (added: readonly FileEntry[]) =>
  (cabinet: Cabinet): Cabinet => {
    const files = [...cabinet.files];
    for (const file of added) {
      const taken = files.filter(({ folder }) => folder === file.folder).map(({ name }) => name);
      files.push({ ...file, name: freeName(file.name, taken) });
    }
    return { ...cabinet, files };
  };

export const renameFile =
  (id: string, name: string) =>
  (cabinet: Cabinet): Cabinet => ({
    ...cabinet,
    files: cabinet.files.map((file) => (file.id === id ? { ...file, name } : file)),
  });

export const removeFile =
  (id: string) =>
  (cabinet: Cabinet): Cabinet => ({ ...cabinet, files: cabinet.files.filter((file) => file.id !== id) });

export const addFolder =
  (folder: Folder) =>
  (cabinet: Cabinet): Cabinet => ({ ...cabinet, folders: [...cabinet.folders, folder] });

export const renameFolder =
  (id: string, name: string) =>
  (cabinet: Cabinet): Cabinet => ({
    ...cabinet,
    folders: cabinet.folders.map((folder) => (folder.id === id ? { ...folder, name } : folder)),
  });

/** Deletes a folder with its files. */
export const removeFolder =
  (id: string) =>
  (cabinet: Cabinet): Cabinet => ({
    folders: cabinet.folders.filter((folder) => folder.id !== id),
    files: cabinet.files.filter(({ folder }) => folder !== id),
    open: cabinet.open === id ? null : cabinet.open,
  });

/** Restores the items removed since `before` to their places, preserving later changes. */
export const restoreFrom =
  (before: Cabinet, gone: { folder?: string; file?: string }) =>
  (cabinet: Cabinet): Cabinet => ({
    ...cabinet,
    folders: putBack(before.folders, cabinet.folders, ({ id }) => id === gone.folder),
    files: putBack(
      before.files,
      cabinet.files,
      ({ id, folder }) => id === gone.file || (gone.folder !== undefined && folder === gone.folder),
    ),
  });

/** Merges the items of `before` that `isGone` selects into `now`, each after its former predecessor. */
function putBack<T extends { id: string }>(
  before: readonly T[],
  now: readonly T[],
  isGone: (item: T) => boolean,
): T[] {
  const items = [...now];
  before.forEach((item, index) => {
    if (!isGone(item) || items.some(({ id }) => id === item.id)) return;
    const previous = before[index - 1]?.id;
    items.splice(items.findIndex(({ id }) => id === previous) + 1, 0, item);
  });
  return items;
}
