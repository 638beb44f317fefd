/** How files of each type begin, as Latin-1. */
const beginnings: [type: string, beginning: string][] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
];

/** The type of a picture by its first bytes, whatever its host calls it; undefined for anything else. */
export function pictureType(content: Uint8Array): string | undefined {
  const first = Buffer.from(content.subarray(0, 8)).toString('latin1');
  return beginnings.find(([, beginning]) => first.startsWith(beginning))?.[0];
}
