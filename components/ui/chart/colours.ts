import { chartColour, chartColours } from './chart-data';

/** The theme's colours in the form a canvas accepts, `rgba(…)`. */
export interface ChartColours {
  series: string[];
  text: string;
  muted: string;
  line: string;
  ground: string;
}

/** Paints one pixel, as only the browser can resolve a `color-mix` of variables. */
function toRgb(colour: string, pixel: CanvasRenderingContext2D): string {
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixel.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
}

/** The chart's current variables, at this element. */
export function readColours(host: HTMLElement): ChartColours {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const probe = host.appendChild(document.createElement('span'));
  // Under reduced motion every change takes a millisecond, and would be read too early.
  probe.style.transitionProperty = 'none';
  const read = (value: string) => {
    probe.style.color = value;
    const { color } = getComputedStyle(probe);
    return pixel ? toRgb(color, pixel) : color;
  };
  const colours = {
    series: Array.from({ length: chartColours }, (_, index) => read(chartColour(index))),
    text: read('var(--chart-text)'),
    muted: read('var(--chart-muted)'),
    line: read('var(--chart-line)'),
    ground: read('var(--chart-ground)'),
  };
  probe.remove();
  return colours;
}

/** The same colour with transparency. */
export function faint(colour: string, alpha: number): string {
  return colour.replace(/[\d.]+\)$/, `${alpha})`);
}
