import { WireError } from '@/server/identity/wire/errors';

const maxKeys = 20;
const maxLength = 4_096;
/** What a jsonb column refuses: NUL and half a surrogate pair, as JSON writes them. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/**
 * Checks what a user wants to keep as untrusted_metadata.
 * @throws WireError when it is too large or can't be stored
 */
export function checkMetadata(metadata: Record<string, unknown>): void {
  if (Object.keys(metadata).length > maxKeys) throw new WireError('metadata_too_many_keys');
  const text = JSON.stringify(metadata);
  if (text.length > maxLength) throw new WireError('metadata_too_large');
  if (unstorable.test(text)) throw new WireError('metadata_invalid_format');
}
