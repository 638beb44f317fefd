import { inflateSync } from 'node:zlib';

const headerLength = { woff: 44, sfnt: 12 };
const entryLength = { woff: 20, sfnt: 16 };

const padded = (length: number) => (length + 3) & ~3;

/**
 * The font that a WOFF file holds, unpacked (https://www.w3.org/TR/WOFF/). The font library's own inflate is slower, and
 * takes a table of Noto Sans SC for damaged: with a name such as 華 there would be no document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const entry = headerLength.woff + index * entryLength.woff;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(data) : data;
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.subarray(entry + 16, entry + 20), table };
  });

  const start = headerLength.sfnt + count * entryLength.sfnt;
  const font = Buffer.alloc(entries.reduce((end, { table }) => end + padded(table.length), start));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let offset = start;
  entries.forEach(({ tag, checksum, table }, index) => {
    const entry = headerLength.sfnt + index * entryLength.sfnt;
    tag.copy(font, entry);
    checksum.copy(font, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(table.length, entry + 12);
    table.copy(font, offset);
    offset += padded(table.length);
  });
  return font;
}
