import type { ChartData } from './chart-data';
import type { ChartLook } from './look';

/** Axes: subtle lines, muted figures. Pie and doughnut have none. */
export function scales(
  { type, labels, stacked, format }: ChartData,
  { colours, family, rightToLeft }: ChartLook,
) {
  const write = (value: string | number) => (format ? format(Number(value)) : String(value));
  const font = { family, size: 12 };
  if (type === 'pie' || type === 'doughnut') return undefined;
  if (type === 'radar' || type === 'polarArea') {
    return {
      r: {
        beginAtZero: true,
        grid: { color: colours.line },
        angleLines: { color: colours.line },
        pointLabels: { display: true, centerPointLabels: type === 'polarArea', color: colours.text, font },
        ticks: {
          color: colours.muted,
          showLabelBackdrop: false,
          z: 1,
          font,
          maxTicksLimit: 5,
          callback: write,
        },
      },
    };
  }
  return {
    x: {
      stacked,
      reverse: rightToLeft,
      border: { color: colours.line },
      grid: { display: false },
      ticks: { color: colours.muted, font, maxRotation: 0, autoSkipPadding: labels.length > 6 ? 12 : 4 },
    },
    y: {
      stacked,
      position: rightToLeft ? ('right' as const) : ('left' as const),
      beginAtZero: true,
      border: { display: false },
      grid: { color: colours.line },
      ticks: { color: colours.muted, font, maxTicksLimit: 6, callback: write },
    },
  };
}
