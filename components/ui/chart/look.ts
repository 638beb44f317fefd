import type { ChartData } from './chart-data';
import type { ChartColours } from './colours';

/** Styles that a chart takes from its page. */
export interface ChartLook {
  colours: ChartColours;
  family: string;
  /** False under reduced motion, and when only the theme has changed. */
  moves: boolean;
  /** The first label is on the right, and so is the axis. A pie turns clockwise all the same. */
  rightToLeft: boolean;
  /** Reserved for the names at the ends of the lines. */
  endRoom: number;
}

/** Whether one series is cut into slices, each with its own colour. */
export function isSliced(type: ChartData['type']): boolean {
  return type === 'pie' || type === 'doughnut' || type === 'polarArea';
}
