/** How a photo can be shown: on the page, in a new window, or not at all. */
export type PhotoSource = 'here' | 'elsewhere' | 'nowhere';

/** A placeholder for the portal's origin: addresses without a host stay on it. */
const ownOrigin = 'https://portal.invalid';

/** @param origins from which the page's policy allows images, besides its own */
export function photoSource(url: string, origins: readonly string[]): PhotoSource {
  if (!URL.canParse(url, ownOrigin)) return 'nowhere';
  const { origin, protocol } = new URL(url, ownOrigin);
  if (origin === ownOrigin || origins.includes(origin)) return 'here';
  return protocol === 'https:' || protocol === 'http:' ? 'elsewhere' : 'nowhere';
}
