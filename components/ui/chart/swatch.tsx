import { useId } from 'react';
import { chartColour } from './chart-data';
import { strokeWidth, textureOf, tileSize } from './textures';

/** A sample of the nth series: its colour and, where the series has one, its texture. */
export function Swatch({ index, plain }: { index: number; plain: boolean }) {
  const id = useId();
  const { path, ink } = textureOf(index);
  return (
    <svg aria-hidden="true" width="16" height="16" className="shrink-0 rounded-xs">
      <rect width="16" height="16" fill={chartColour(index)} />
      {!plain && path !== '' && (
        <>
          <pattern id={id} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse">
            <path
              d={path}
              fill="none"
              stroke={`var(--chart-${ink})`}
              strokeWidth={strokeWidth}
              strokeLinecap="round"
            />
          </pattern>
          <rect width="16" height="16" fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}
