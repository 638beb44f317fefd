'use client';

import { useCallback, useId, useState } from 'react';
import { text } from '@/lib/text/text';
import { ChartCanvas } from './chart-canvas';
import type { ChartData } from './chart-data';
import { ChartLegend } from './chart-legend';
import { ChartTable } from './chart-table';
import { classNames } from '@/components/ui/styles/class-names';
import { Switch } from '@/components/ui/field/switch';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

interface ChartProps {
  /** The chart's title. */
  label: string;
  data: ChartData;
  className?: string;
}

/**
 * A chart in the theme's colours, and the same values as a table behind a switch. Its height never changes.
 */
export function Chart({ label, data, className }: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const showTable = useCallback(() => setAsTable(true), []);
  return (
    <div className={classNames('chart-colours', className)}>
      <div className="mb-4 flex items-start justify-between gap-x-6 gap-y-2 max-sm:flex-col">
        <div className="flex min-h-6 min-w-0 flex-col gap-2">
          <p className="text-sm text-muted">{label}</p>
          <ChartLegend type={data.type} series={data.series} />
        </div>
        {/* Disabled until hydration, without looking so. */}
        <div inert={!useHydrated()} className="shrink-0">
          <Switch
            id={id}
            label={text('ui.chart.asTable')}
            checked={asTable}
            onChange={(event) => setAsTable(event.target.checked)}
          />
        </div>
      </div>
      <div className="relative h-72 sm:h-80">
        {asTable ? (
          <ChartTable label={label} data={data} />
        ) : (
          <ChartCanvas label={label} data={data} onUnavailable={showTable} />
        )}
      </div>
    </div>
  );
}
