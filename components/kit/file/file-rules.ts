import { formatNumber } from '@/lib/format';
import { text } from '@/lib/text/text';

/** The accepted files. */
export interface FileRules {
  /** Media types. */
  types: readonly string[];
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

/** The error of a file: its name, why, and what is accepted; null when it is valid. */
export function problemWith(file: File, { types, formats, maxBytes }: FileRules): string | null {
  const { name } = file;
  if (!types.includes(file.type)) return text('kit.file.wrongType', { name, formats });
  if (file.size === 0) return text('kit.file.empty', { name });
  if (file.size <= maxBytes) return null;
  const [size, limit] = [formatFileSize(file.size), formatFileSize(maxBytes)];
  // Just above a limit, a rounded size would look allowed.
  if (size === limit) return text('kit.file.littleTooLarge', { name, limit });
  return text('kit.file.tooLarge', { name, size, limit });
}
