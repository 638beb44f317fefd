import type { TooltipItem } from 'chart.js';
import type { ChartData } from './chart-data';
import { isSliced, type ChartLook } from './look';

/** The tooltip: its background is the page's text colour. */
export function tooltip({ type, format }: ChartData, { colours, family, rightToLeft }: ChartLook) {
  const sliced = isSliced(type);
  return {
    backgroundColor: colours.text,
    titleColor: colours.ground,
    bodyColor: colours.ground,
    titleFont: { family, size: 12, weight: 600 },
    bodyFont: { family, size: 12 },
    padding: 10,
    cornerRadius: 6,
    boxPadding: 4,
    rtl: rightToLeft,
    itemSort: (one: TooltipItem<ChartData['type']>, other: TooltipItem<ChartData['type']>) =>
      one.datasetIndex - other.datasetIndex,
    textDirection: rightToLeft ? 'rtl' : 'ltr',
    callbacks: {
      label: ({ dataset: { label }, raw }: TooltipItem<ChartData['type']>) => {
        const value = format ? format(Number(raw)) : String(raw);
        return sliced || !label ? value : `${label}: ${value}`;
      },
    },
  };
}
