import type { ComponentProps } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  src: string;
  /** A description; empty for a decorative picture. */
  alt: string;
  /** Its intrinsic size in pixels, so that its space is reserved while it loads. */
  width: number;
  height: number;
}

/** A lazily loaded picture. Plain markup: next/image adds a script, and optimising is off. */
export function Picture({ alt, ...rest }: PictureProps) {
  // eslint-disable-next-line @next/next/no-img-element -- see above
  return <img alt={alt} loading="lazy" decoding="async" draggable={false} {...rest} />;
}
