/** A token too long for a cookie is not the provider's. */
const maxLength = 4_096;

/** Base64url in its one canonical spelling: no padding, and no bits left over in the last character. */
const part = /^(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/;

/** Headers by which a token would name its own key. */
const keyHeaders = ['jku', 'jwk', 'x5u', 'x5c'];

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, inner) => sum + countNames(inner), own);
}

/**
 * Reads a part as a JSON object; null for anything else, and for duplicate names, which parsers resolve differently.
 */
function readObject(encoded: string): Record<string, unknown> | null {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const names = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return countNames(value) === names.length ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Whether a text is a signed JWT as the provider writes it (security 2): three parts, a header that names its key by
 * `kid` alone, and `typ` JWT if present. The signature is not checked.
 */
export function isSessionJwt(jwt: string): boolean {
  if (jwt.length > maxLength) return false;
  const parts = jwt.split('.');
  const [header, payload] = parts;
  if (parts.length !== 3 || !parts.every((text) => text !== '' && part.test(text))) return false;
  const fields = readObject(header ?? '');
  return (
    fields !== null &&
    readObject(payload ?? '') !== null &&
    typeof fields.kid === 'string' &&
    fields.kid !== '' &&
    (fields.typ === undefined || fields.typ === 'JWT') &&
    !keyHeaders.some((name) => Object.hasOwn(fields, name))
  );
}
