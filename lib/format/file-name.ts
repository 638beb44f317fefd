import { withoutIsolates } from '@/lib/text/isolates';

const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\:*?"<>|]+/gu;

/** A name without special meaning to file systems, shells and headers (security 25); `file` when nothing is left. */
export function safeFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const clean = (part: string) =>
    withoutIsolates(part).normalize('NFC').replace(unsafe, '-').replace(/-{2,}/g, '-').replace(/\s+/g, ' ');
  const shortened = Array.from(clean(stem).replace(/^[\s.-]+|[\s.-]+$/g, ''))
    .slice(0, 100)
    .join('');
  return (shortened || 'file') + clean(ending).slice(0, 12);
}

/** A Content-Disposition of `attachment` with the name in ASCII and, for clients that support RFC 6266, unchanged. */
export function attachment(name: string): string {
  const safe = safeFileName(name);
  const ascii = safe
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[%;]/g, '-')
    .trim();
  const encoded = encodeURIComponent(safe).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${safeFileName(ascii)}"; filename*=UTF-8''${encoded}`;
}
