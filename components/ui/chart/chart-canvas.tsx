'use client';

import { useEffect, useRef, useState } from 'react';
import type { ChartData } from './chart-data';
import { ChartSkeleton } from './chart-skeleton';
import type { DrawnChart } from './draw';
import { onThemeChange } from './on-theme-change';

interface ChartCanvasProps {
  label: string;
  data: ChartData;
  /** The library failed to load. */
  onUnavailable: () => void;
}

/** Loads the library, draws, and redraws when the theme changes. Fills its box. */
export function ChartCanvas({ label, data, onUnavailable }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return;
    let chart: DrawnChart | undefined;
    let gone = false;
    import('./draw').then(({ drawChart }) => {
      if (gone) return;
      chart = drawChart(paper, data);
      setDrawn(true);
    }, onUnavailable);
    const ignoreTheme = onThemeChange(() => chart?.redraw());
    return () => {
      gone = true;
      ignoreTheme();
      chart?.destroy();
    };
  }, [data, onUnavailable]);

  return (
    <div className="absolute inset-0" data-drawn={drawn ? '' : undefined}>
      {!drawn && <ChartSkeleton type={data.type} />}
      <canvas ref={canvas} role="img" aria-label={label} className="absolute inset-0 max-w-full" />
    </div>
  );
}
