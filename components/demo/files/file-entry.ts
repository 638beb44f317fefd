import { z } from 'zod';
import type { Tone } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';

export const kinds = ['Documents', 'Sheets', 'Pictures', 'Archives'] as const;

export const kindSchema = z.enum(kinds);

export type Kind = z.infer<typeof kindSchema>;

export const kindLooks: Record<Kind, { icon: IconName; tone: Tone }> = {
  Documents: { icon: 'file-text', tone: 'moving' },
  Sheets: { icon: 'demo:file-spreadsheet', tone: 'done' },
  Pictures: { icon: 'demo:file-image', tone: 'prepared' },
  Archives: { icon: 'box', tone: 'action' },
};

export const folderSchema = z.object({ id: z.string(), name: z.string() });

export type Folder = z.infer<typeof folderSchema>;

export const fileEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: kindSchema,
  /** Its folder; null for none. */
  folder: z.string().nullable(),
  /** RFC 3339: the last change. */
  date: z.string(),
  bytes: z.number(),
  uploaded: z.boolean(),
});

export type FileEntry = z.infer<typeof fileEntrySchema>;

const endings: Record<string, Kind> = {
  xlsx: 'Sheets',
  csv: 'Sheets',
  png: 'Pictures',
  jpg: 'Pictures',
  jpeg: 'Pictures',
  gif: 'Pictures',
  webp: 'Pictures',
  zip: 'Archives',
};

/** A name's extension, with its dot; empty when it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot) : '';
}

/** A file's type, by its extension. */
export function kindOf(name: string): Kind {
  return endings[endingOf(name).slice(1).toLowerCase()] ?? 'Documents';
}

/** A unique name: `plan.pdf`, `plan (2).pdf`. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  const ending = endingOf(name);
  const stem = ending ? name.slice(0, -ending.length) : name;
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? name : `${stem} (${count})${ending}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}
