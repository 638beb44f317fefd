import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  Tooltip,
  type Plugin,
} from 'chart.js';
import type { ChartData } from './chart-data';
import { readColours } from './colours';
import { configure } from './configure';
import { lineLabelRoom, lineLabels } from './line-labels';
import type { ChartLook } from './look';
import { sliceLabels } from './slice-labels';

Chart.register(BarController, BarElement, LineController, LineElement, PointElement, RadarController);
Chart.register(PieController, DoughnutController, PolarAreaController, ArcElement);
Chart.register(CategoryScale, LinearScale, RadialLinearScale, Filler, Tooltip);

/** A chart on its canvas. */
export interface DrawnChart {
  /** Redraws it in the theme's current colours, without animation. */
  redraw: () => void;
  destroy: () => void;
}

function labelsOf(
  { type, format = String }: ChartData,
  { colours, family, rightToLeft }: ChartLook,
): Plugin[] {
  const look = { text: colours.text, muted: colours.muted, family };
  if (type === 'line') return [lineLabels(colours.text, `500 12px ${family}`, rightToLeft)];
  if (type === 'pie') return [sliceLabels(look)];
  return type === 'doughnut' ? [sliceLabels(look, format)] : [];
}

/** Draws a chart. This module and its library are loaded when the first chart is shown. */
export function drawChart(canvas: HTMLCanvasElement, data: ChartData): DrawnChart {
  const host = canvas.parentElement ?? document.body;
  const { fontFamily: family, direction } = getComputedStyle(host);
  const rightToLeft = direction === 'rtl';
  const names = data.type === 'line' ? data.series.map(({ name }) => name) : [];
  const endRoom = lineLabelRoom(canvas, names, `500 12px ${family}`);

  const build = (moves: boolean) => {
    const look = { colours: readColours(host), family, moves, rightToLeft, endRoom };
    return new Chart(canvas, { ...configure(data, look), plugins: labelsOf(data, look) });
  };
  let chart = build(!matchMedia('(prefers-reduced-motion: reduce)').matches);

  return {
    redraw() {
      chart.destroy();
      chart = build(false);
    },
    destroy: () => chart.destroy(),
  };
}
