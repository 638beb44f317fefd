export type ChartType = 'line' | 'bar' | 'pie' | 'doughnut' | 'polarArea' | 'radar';

export interface ChartSeries {
  name: string;
  /** One per label. */
  values: number[];
}

/** A chart's data. Define it outside the component, or memoise it: a new object is redrawn. */
export interface ChartData {
  type: ChartType;
  /** The header of the labels ("Month") in the table's first column. */
  heading: string;
  labels: string[];
  /** Pie, doughnut and polar area show the first series only. */
  series: ChartSeries[];
  /** Stacks the bars of a label. */
  stacked?: boolean;
  /** Formats a value, on the axis, in the tooltip and in the table. */
  format?: (value: number) => string;
}

/** The number of colours before they repeat. */
export const chartColours = 6;

/** The colour of the nth series or slice: a variable of chart.css. */
export function chartColour(index: number): string {
  return `var(--chart-${(index % chartColours) + 1})`;
}
