import type { ComponentProps } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  src: string;
  /** What it shows; empty for a picture that only decorates. */
  alt: string;
  /** Its own size in pixels, so that its room is kept before it arrives. */
  width: number;
  height: number;
}

/** A picture that is loaded when it comes near. Plain markup: next/image brings a script, and optimising is off. */
export function Picture({ alt, ...rest }: PictureProps) {
  // eslint-disable-next-line @next/next/no-img-element -- see above
  return <img alt={alt} loading="lazy" decoding="async" draggable={false} {...rest} />;
}
