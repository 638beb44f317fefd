import { scenes } from '@/components/demo/data/scenes';

/** The scenes at twice their size: vector drawings stay sharp. */
export const pictures = scenes.map(({ src, alt, title, caption }) => ({
  src,
  alt,
  title,
  caption,
  width: 1920,
  height: 1200,
}));
