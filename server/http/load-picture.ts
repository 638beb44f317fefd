import { readAtMost } from '@/lib/runtime/body';
import { log } from '@/lib/runtime/log';
import { pictureType } from './picture-type';

/** A picture as it was loaded. */
export interface LoadedPicture {
  contentType: string;
  content: Uint8Array;
}

interface Bounds {
  /** From where pictures may come. */
  origins: readonly string[];
  types: ReadonlySet<string>;
  timeoutMs: number;
  /** What the log names a picture that can't be had. */
  event: string;
}

const maxBytes = 500_000;

async function load(url: string, { types, timeoutMs }: Bounds): Promise<LoadedPicture> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const [named = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (!response.ok || !types.has(named)) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}, ${named || 'no type'}`);
  }
  const content = await readAtMost(maxBytes, response);
  const contentType = pictureType(content);
  if (contentType === undefined || !types.has(contentType)) throw new Error(`its bytes are not ${named}`);
  return { contentType, content };
}

/**
 * Loads a picture from one of the origins that the settings name, and from no other: its address comes from data
 * (security 37). One that can't be had in time, is above 500 kB, or of another type by its host or by its first bytes is
 * left out; it goes on as what its bytes are. Its address may be a secret, so that the log has the origin only.
 */
export async function loadPicture(url: string, bounds: Bounds): Promise<LoadedPicture | undefined> {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  if (!bounds.origins.includes(origin)) return undefined;
  try {
    return await load(url, bounds);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn(bounds.event, { origin, reason: reason.replaceAll(url, '…') });
    return undefined;
  }
}
