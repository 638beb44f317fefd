import type { ChartConfiguration } from 'chart.js';
import type { ChartData } from './chart-data';
import { dataset } from './dataset';
import { isSliced, type ChartLook } from './look';
import { scales } from './scales';
import { tooltip } from './tooltip';

const room = { top: 36, bottom: 36, left: 84, right: 84 };

/** A chart's complete configuration, in the theme's current colours. */
export function configure(data: ChartData, look: ChartLook): ChartConfiguration {
  const { type, labels, series } = data;
  const shown = isSliced(type) ? series.slice(0, 1) : series;
  const labelled = type === 'pie' || type === 'doughnut';
  return {
    type,
    data: { labels, datasets: shown.map((_, index) => dataset(data, index, look)) },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: look.moves ? { duration: 400 } : false,
      layout: { padding: labelled ? room : { [look.rightToLeft ? 'left' : 'right']: look.endRoom } },
      interaction: isSliced(type) ? {} : { mode: 'index', intersect: false },
      scales: scales(data, look),
      plugins: { tooltip: tooltip(data, look) },
      ...(type === 'doughnut' && { cutout: '62%' }),
    },
  };
}
