import { describe, expect, it } from 'vitest';
import { formatFileSize, problemWith, type FileRules } from '@/components/kit/file/file-rules';
import { isPending, reduceUploads, type UploadEvent } from '@/components/kit/file/upload-list';

const rules: FileRules = {
  types: ['image/png'],
  formats: 'PNG',
  maxBytes: 1_000_000,
};
const file = (name: string, size: number, type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

describe('files', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [2_437_120, '2.4 MB'],
  ])('formats %d bytes as %s', (bytes, words) => expect(formatFileSize(bytes)).toBe(words));

  it('accepts a picture of exactly the limit', () =>
    expect(problemWith(file('a.png', 1_000_000), rules)).toBeNull());

  it.each([
    [file('a.png', 1_000_001), 'a.png is slightly over the limit of 1 MB. Choose a smaller file.'],
    [file('a.png', 0), 'a.png is empty. Choose another file.'],
    [file('a.txt', 9, 'text/plain'), 'a.txt is the wrong file type. Choose PNG.'],
  ])('reports the file, the reason and what is accepted', (wrong, words) =>
    expect(problemWith(wrong, rules)).toBe(words),
  );
});

describe('the list of an uploader', () => {
  const after = (...events: UploadEvent[]) => events.reduce(reduceUploads, []);
  const added: UploadEvent = { type: 'added', files: [file('a.png', 1), file('b.png', 2)] };
  const id = after(added)[0]?.id ?? '';

  it('adds each file once', () => expect(after(added, added)).toHaveLength(2));
  it('removes and clears', () => {
    expect(after(added, { type: 'removed', id })).toHaveLength(1);
    expect(after(added, { type: 'cleared' })).toEqual([]);
  });
  it('ignores late progress of a removed file', () =>
    expect(after(added, { type: 'cleared' }, { type: 'finished', id })).toEqual([]));
  it('resends failed uploads, but not completed ones', () => {
    expect(after(added, { type: 'failed', id }).filter(isPending)).toHaveLength(2);
    expect(after(added, { type: 'finished', id }).filter(isPending)).toHaveLength(1);
  });
});
