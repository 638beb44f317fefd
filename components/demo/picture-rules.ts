import type { FileRules } from '@/components/kit/file/file-rules';

/** Pictures of at most 1 MB (SPEC section 2 "/uikit/file"). */
export const pictureRules: FileRules = {
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  formats: 'JPG, PNG, GIF or WebP',
  maxBytes: 1_000_000,
};

/** For demo pages, which have no server. */
export const stayedHere = 'This page has no server: nothing has left your browser.';
