/** How a photo can be shown: in the page, in a window of its own, or not at all. */
export type PhotoSource = 'here' | 'elsewhere' | 'nowhere';

/** Any portal's: addresses without a host stay on it. */
const ownOrigin = 'https://portal.invalid';

/** @param origins from which the page's policy lets pictures be loaded, beside its own */
export function photoSource(url: string, origins: readonly string[]): PhotoSource {
  if (!URL.canParse(url, ownOrigin)) return 'nowhere';
  const { origin, protocol } = new URL(url, ownOrigin);
  if (origin === ownOrigin || origins.includes(origin)) return 'here';
  return protocol === 'https:' || protocol === 'http:' ? 'elsewhere' : 'nowhere';
}
