import type { FileRules } from '@/components/kit/file/file-rules';

/** The accepted files. */
export const uploadRules: FileRules = {
  types: [
    'application/pdf',
    'text/plain',
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/zip',
    'image/jpeg',
    'image/png',
    'image/webp',
  ],
  formats: 'PDF, text, CSV, Excel, ZIP, JPG, PNG or WebP',
  maxBytes: 5_000_000,
};
