export type ChartType = 'line' | 'bar' | 'pie' | 'doughnut' | 'polarArea' | 'radar';

export interface ChartSeries {
  name: string;
  /** One for each label. */
  values: number[];
}

/** What a chart shows. Keep it outside of the component, or memoised: a new object is drawn anew. */
export interface ChartData {
  type: ChartType;
  /** What the labels are ("Month"): heads the first column of the table. */
  heading: string;
  labels: string[];
  /** Pie, doughnut and polar area show the first series only. */
  series: ChartSeries[];
  /** Bars of one label on top of each other. */
  stacked?: boolean;
  /** How a value is written, on the axis, in the tooltip and in the table. */
  format?: (value: number) => string;
}

/** How many colours a chart has before it begins again. */
export const chartColours = 6;

/** The colour of the nth series or slice: a variable of chart.module.css. */
export function chartColour(index: number): string {
  return `var(--chart-${(index % chartColours) + 1})`;
}
