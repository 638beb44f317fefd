/** From one full hour to another on the customer's clock, the latter excluded; across midnight where `to` is earlier. */
export interface QuietHours {
  from: number;
  to: number;
}

/** Whether a full hour of the clock, 0 to 23, is a quiet one. */
export const isQuietHour = ({ from, to }: QuietHours, hour: number): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to;

/** From ten in the evening to seven: what a form proposes to a customer who has none. */
export const proposedQuietHours: QuietHours = { from: 22, to: 7 };
