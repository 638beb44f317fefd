import type { ChartData } from './chart-data';
import type { ChartColours } from './colours';

/** What a chart takes over from the page it stands on. */
export interface ChartLook {
  colours: ChartColours;
  family: string;
  /** False under reduced motion, and when only the theme has changed. */
  moves: boolean;
  /** Kept free for the names at the ends of the lines. */
  endRoom: number;
}

/** Is one series cut into slices, each with a colour of its own? */
export function isSliced(type: ChartData['type']): boolean {
  return type === 'pie' || type === 'doughnut' || type === 'polarArea';
}
