'use client';

import { useEffect, useRef } from 'react';
import { Picture } from '../picture';

/** A chosen picture, small. Decorative: its name stands beside it. */
export function FilePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    <Picture
      ref={image}
      src="data:,"
      alt=""
      width={48}
      height={48}
      loading="eager"
      className="bg-surface-500/15 size-12 shrink-0 rounded-md object-cover"
    />
  );
}
