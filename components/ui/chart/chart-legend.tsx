import type { ChartData } from './chart-data';
import { Swatch } from './swatch';

const labelledInside = new Set(['line', 'pie', 'doughnut', 'polarArea']);

/** A legend for charts without space for names next to the series. */
export function ChartLegend({ type, series }: Pick<ChartData, 'type' | 'series'>) {
  if (labelledInside.has(type) || series.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ name }, index) => (
        <li key={name} className="flex items-center gap-2">
          <Swatch index={index} plain={type !== 'bar'} />
          {name}
        </li>
      ))}
    </ul>
  );
}
