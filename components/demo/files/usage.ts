import { kinds, type FileEntry, type Kind } from './file-entry';

export interface Usage {
  files: number;
  bytes: number;
}

/** The count and total size of files. */
export function usageOf(files: readonly FileEntry[]): Usage {
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The same for each kind. */
export function usageByKind(files: readonly FileEntry[]): Record<Kind, Usage> {
  const entries = kinds.map((kind) => [kind, usageOf(files.filter((file) => file.kind === kind))]);
  return Object.fromEntries(entries) as Record<Kind, Usage>;
}

/** `1 file`, `3 files`. */
export const countFiles = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
