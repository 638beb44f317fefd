'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/display/icon';

/** Side of the square in pixels; shown at half of it. */
const size = 96;

/** Draws the middle of a picture, filling the square. */
async function drawMiddle(canvas: HTMLCanvasElement, file: File): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
  bitmap.close();
}

/**
 * A thumbnail of a chosen picture; an icon when the browser can't show it. Decorative: its name is beside it.
 */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    if (!canvas.current) return;
    drawMiddle(canvas.current, file).then(
      () => setDrawn(true),
      () => setDrawn(false),
    );
  }, [file]);

  return (
    <span
      aria-hidden="true"
      className="bg-surface-500/15 relative flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-md text-muted"
    >
      {!drawn && <Icon name="demo:file-image" size={20} />}
      <canvas ref={canvas} width={size} height={size} className="absolute inset-0 size-full" />
    </span>
  );
}
