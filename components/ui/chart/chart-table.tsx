import { text } from '@/lib/text/text';
import type { ChartData } from './chart-data';

const cell = 'px-3 py-2 text-end tabular-nums';

/** A chart's values as a table. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const { heading, labels, series, format = String } = data;
  return (
    <div
      role="region"
      aria-label={text('ui.chart.table', { label })}
      tabIndex={0}
      className="absolute inset-0 overflow-auto rounded-sm"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-card text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {heading}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={`${cell} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {labels.map((name, row) => (
            <tr key={name}>
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                {name}
              </th>
              {series.map(({ name: column, values }) => (
                <td key={column} className={cell}>
                  {format(values[row] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
