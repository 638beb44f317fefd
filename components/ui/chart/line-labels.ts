import type { Chart, Plugin } from 'chart.js';

const apart = 16;

/** The width of the longest name at the end of the lines. */
export function lineLabelRoom(canvas: HTMLCanvasElement, names: string[], font: string): number {
  const context = canvas.getContext('2d');
  if (!context || names.length < 2) return 0;
  context.font = font;
  return Math.max(...names.map((name) => context.measureText(name).width)) + 12;
}

function ends(chart: Chart) {
  return chart.data.datasets
    .map((dataset, index) => ({ name: dataset.label ?? '', end: chart.getDatasetMeta(index).data.at(-1) }))
    .flatMap(({ name, end }) => (end ? [{ name, x: end.x, y: end.y }] : []))
    .sort((a, b) => a.y - b.y);
}

/**
 * Writes each line's name at its end, so that no legend is needed. The canvas has the page's direction: a text starts
 * on the right there.
 */
export function lineLabels(colour: string, font: string, rightToLeft: boolean): Plugin {
  return {
    id: 'lineLabels',
    afterDatasetsDraw(chart) {
      if (chart.data.datasets.length < 2) return;
      const { ctx } = chart;
      ctx.save();
      ctx.font = font;
      ctx.fillStyle = colour;
      ctx.textBaseline = 'middle';
      let lowest = -Infinity;
      for (const { name, x, y } of ends(chart)) {
        lowest = Math.max(y, lowest + apart);
        ctx.fillText(name, rightToLeft ? x - 10 : x + 10, lowest);
      }
      ctx.restore();
    },
  };
}
