import { workingDaysAfter } from '../values/days';

/** The days between which a shipment is expected, both included, `YYYY-MM-DD`. */
interface Arrival {
  earliest: string;
  latest: string;
}

/** When a shipment leaves that is requested today: on the next working day. Holidays are not known. */
export const departureAfter = (today: string): string => workingDaysAfter(today, 1);

/**
 * When a shipment arrives that is requested today, by its working days on the way.
 * @param today `YYYY-MM-DD` at the warehouse
 */
export function arrivalOf(transitDays: { from: number; to: number }, today: string): Arrival {
  const leaves = departureAfter(today);
  return {
    earliest: workingDaysAfter(leaves, transitDays.from),
    latest: workingDaysAfter(leaves, transitDays.to),
  };
}
