import { describe, expect, it } from 'vitest';
import { photoSource } from '@/components/features/packages/photo-source';
import { withPhotoBase } from '@/lib/bff/product-api/photos';
import type { Package } from '@/lib/domain/package/package';

const cdn = 'https://cdn.example.com';

describe('photos of a package', () => {
  it.each([
    ['/static/photo.jpg', 'here'],
    [`${cdn}/photo.jpg?signature=1`, 'here'],
    ['https://elsewhere.example.com/photo.jpg', 'elsewhere'],
    ['//elsewhere.example.com/photo.jpg', 'elsewhere'],
    [`${cdn}.elsewhere.example.com/photo.jpg`, 'elsewhere'],
    ['javascript:alert(1)', 'nowhere'],
    ['https://', 'nowhere'],
  ])('%s is shown %s', (url, source) => {
    expect(photoSource(url, [cdn])).toBe(source);
  });

  it.each([
    ['https://api.example.com/', '/photos/1.jpg', 'https://api.example.com/photos/1.jpg'],
    ['https://api.example.com/v2/', 'photos/1.jpg', 'https://api.example.com/v2/photos/1.jpg'],
    ['https://api.example.com/', `${cdn}/1.jpg`, `${cdn}/1.jpg`],
    [undefined, '/photos/1.jpg', '/photos/1.jpg'],
  ])('an address is relative to the product API at %s', (base, url, whole) => {
    const item = { photos: [{ url, kind: 'outside', takenAt: '2026-05-20T12:00:00Z' }] };
    expect(withPhotoBase(item as Package, base).photos[0]?.url).toBe(whole);
  });
});
