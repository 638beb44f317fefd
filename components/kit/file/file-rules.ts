import { formatNumber } from '@/lib/format';

/** The accepted files, and the words for their errors. */
export interface FileRules {
  /** Media types. */
  types: readonly string[];
  /** "picture", "document". */
  noun: string;
  /** The types in everyday words: "JPG or PNG". */
  formats: string;
  maxBytes: number;
}

/** `840 kB`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${formatNumber(value, unit === 'MB' ? 1 : 0)} ${unit}`;
}

/** Just above a limit, a rounded size would look allowed. */
function formatExcess(bytes: number, limit: number): string {
  const [size, allowed] = [formatFileSize(bytes), formatFileSize(limit)];
  return size === allowed ? `a little over ${allowed}` : size;
}

/** The error of a file: its name, why, and what is accepted; null when it is valid. */
export function problemWith(file: File, { types, noun, formats, maxBytes }: FileRules): string | null {
  if (!types.includes(file.type)) return `${file.name} is not a ${noun}. Choose ${formats}.`;
  if (file.size === 0) return `${file.name} is empty. Choose another ${noun}.`;
  if (file.size <= maxBytes) return null;
  const size = formatExcess(file.size, maxBytes);
  return `${file.name} is too large: ${size}. Choose a ${noun} of ${formatFileSize(maxBytes)} or less.`;
}
