import type { ChartDataset } from 'chart.js';
import type { ChartData } from './chart-data';
import { faint } from './colours';
import { isSliced, type ChartLook } from './look';
import { textured } from './textures';

/**
 * One series in its colours; bars have a texture and every second line is dashed, so that nothing depends on
 * colour alone.
 */
export function dataset(
  { type, series, stacked }: ChartData,
  index: number,
  { colours, rightToLeft }: ChartLook,
): ChartDataset {
  const { name, values } = series[index] ?? { name: '', values: [] };
  const shared = { label: name, data: values };
  if (isSliced(type)) {
    const fills = values.map((_, slice) => colours.series[slice % colours.series.length] ?? colours.text);
    const backgroundColor = type === 'polarArea' ? fills.map((fill) => faint(fill, 0.75)) : fills;
    return { ...shared, backgroundColor, borderColor: colours.ground, borderWidth: 2 };
  }
  const colour = colours.series[index % colours.series.length] ?? colours.text;
  if (type === 'bar') {
    const backgroundColor = textured(index, colours, window.devicePixelRatio);
    const edge = stacked ? { borderColor: colours.ground, borderWidth: 1, borderSkipped: false } : {};
    // Of the bars side by side, the library mirrors the place of the group alone.
    const order = rightToLeft && !stacked ? -index : index;
    return { ...shared, order, backgroundColor, ...edge, borderRadius: 4, maxBarThickness: 28 };
  }
  return {
    ...shared,
    borderColor: colour,
    backgroundColor: faint(colour, type === 'radar' ? 0.18 : 0.1),
    borderDash: index % 2 === 1 ? [5, 4] : [],
    borderWidth: 2,
    fill: type === 'radar' || index === 0,
    pointRadius: type === 'radar' ? 3 : 0,
    pointHitRadius: 16,
    pointHoverRadius: 5,
    pointBackgroundColor: colour,
    ...(type === 'line' && { cubicInterpolationMode: 'monotone' }),
  };
}
