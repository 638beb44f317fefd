import { log } from '@/lib/runtime/log';

/** A photo as a mail carries it. */
interface Photo {
  contentType: string;
  content: Uint8Array;
}

/** What mail programs show. */
const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif']);
const maxBytes = 500_000;
const timeoutMs = 5_000;

async function readUpTo(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function load(url: string): Promise<Photo> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const [contentType = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (!response.ok || !types.has(contentType)) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}, ${contentType || 'no type'}`);
  }
  return { contentType, content: await readUpTo(response) };
}

/**
 * Loads a photo from one of the origins that the settings name, and from no other: its address comes from data. A photo
 * that can't be had in five seconds, is above 500 kB, or of another type than JPEG, PNG and GIF is left out. Its address
 * is a secret, so that the log has the origin only.
 */
export async function loadPhoto(url: string, origins: readonly string[]): Promise<Photo | undefined> {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  if (!origins.includes(origin)) return undefined;
  try {
    return await load(url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn('mail_photo_not_loaded', { origin, reason: reason.replaceAll(url, '…') });
    return undefined;
  }
}
