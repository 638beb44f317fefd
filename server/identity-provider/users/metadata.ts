import { WireError } from '@/server/identity-provider/wire/errors';

const maxKeys = 20;
const maxLength = 4_096;
/** Values that a jsonb column refuses: NUL and unpaired surrogates, as escaped in JSON. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

function check(metadata: Record<string, unknown>): void {
  if (Object.keys(metadata).length > maxKeys) throw new WireError('metadata_too_many_keys');
  const text = JSON.stringify(metadata);
  if (text.length > maxLength) throw new WireError('metadata_too_large');
  if (unstorable.test(text)) throw new WireError('metadata_invalid_format');
}

/**
 * A user's untrusted_metadata after a change: the given keys are set, null removes one, and all others stay, as at
 * Stytch.
 * @throws WireError when the result is too large or can't be stored
 */
export function mergeMetadata(
  stored: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const entries = [...Object.entries(stored), ...Object.entries(change)];
  const remaining = entries.filter(([key]) => change[key] !== null);
  const merged = Object.fromEntries(remaining);
  check(merged);
  return merged;
}
