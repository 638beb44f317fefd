import type { TrackingStatus } from '@/lib/domain/package/tracking';
import type { Place } from '../places';
import type { Random } from '../random';
import type { Route } from './routes';
import { carrierWords, type CarrierWords } from './words';

/** One scan: the day relative to the leg's first, and the local time in minutes after midnight. */
export interface Step {
  day: number;
  minute: number;
  place: Place;
  status: TrackingStatus;
  message: string;
}

/** The progress of a leg. */
export type Progress =
  | 'label'
  | 'moving'
  | 'customs'
  | 'out_for_delivery'
  | 'delivered'
  | 'pickup'
  | 'problem'
  | 'lost'
  | 'returned';

const hour = 60;

interface Draft {
  words: CarrierWords;
  steps: Step[];
  add: (day: number, from: number, to: number, place: Place, status: TrackingStatus, message: string) => void;
}

/** Label, transit and customs, up to the last facility; returns the day of arrival there. */
function travel({ words, add }: Draft, { from, hubs, customsAt, pace }: Route): number {
  add(0, 14 * hour, 16 * hour, from, 'info_received', words.label);
  add(0, 17.5 * hour, 18.5 * hour, from, 'in_transit', words.pickedUp);
  add(0, 18.7 * hour, 19.6 * hour, from, 'in_transit', words.leftOrigin);
  let day = 0;
  for (const [index, hub] of hubs.entries()) {
    const before = hubs[index - 1] ?? from;
    const eastOverTheOcean = before.country === 'US' && hub.country === 'GB';
    day += pace + (eastOverTheOcean ? 1 : 0);
    add(day, 2.5 * hour, 4.5 * hour, hub, 'in_transit', words.arrived);
    if (hub === customsAt) {
      add(day, 8 * hour, 10 * hour, hub, 'in_transit', words.customs);
      day += 1;
      add(day, 4.6 * hour, 6 * hour, hub, 'in_transit', words.cleared);
    }
    if (index < hubs.length - 1) add(day, 19 * hour, 23 * hour, hub, 'in_transit', words.departed);
  }
  return day;
}

function finish({ words, steps, add }: Draft, route: Route, day: number, progress: Progress): void {
  const { to } = route;
  if (progress === 'problem') {
    add(day, 9 * hour, 10 * hour, to, 'exception', words.problem);
    return;
  }
  if (progress === 'lost') {
    const last = steps.at(-1)?.place ?? to;
    add(day + 9, 10 * hour, 11 * hour, last, 'exception', words.lost);
    return;
  }
  add(day, 7 * hour, 8.5 * hour, to, 'out_for_delivery', words.outForDelivery);
  if (progress === 'delivered') {
    add(day, 10 * hour, 15 * hour, to, 'delivered', words.delivered);
    return;
  }
  if (progress === 'out_for_delivery') return;
  add(day, 12 * hour, 14 * hour, to, 'attempt_fail', words.attempt);
  add(day, 16.5 * hour, 18 * hour, to, 'available_for_pickup', words.pickup);
  if (progress === 'returned') add(day + 15, 9 * hour, 11 * hour, to, 'returned', words.returned);
}

/** The scans of a leg in order, and the day on which it is or would be delivered. */
export function legSteps(
  route: Route,
  progress: Progress,
  random: Random,
): { steps: Step[]; arrivalDay: number } {
  const words = carrierWords[route.carrier];
  if (!words) throw new Error(`No texts for ${route.carrier}`);
  const steps: Step[] = [];
  const add: Draft['add'] = (day, from, to, place, status, message) =>
    void steps.push({ day, minute: random.int(from, to), place, status, message });
  const draft = { words, steps, add };
  const arrivalDay = travel(draft, route);
  if (progress === 'label') return { steps: steps.slice(0, 1), arrivalDay };
  const customsAt = steps.findIndex(({ message }) => message === words.customs);
  if (progress === 'customs') return { steps: steps.slice(0, customsAt + 1), arrivalDay };
  if (progress === 'moving') {
    const until = customsAt < 0 ? steps.length - 1 : customsAt;
    return { steps: steps.slice(0, random.int(Math.min(3, until), until)), arrivalDay };
  }
  if (progress === 'lost') steps.splice(customsAt < 0 ? 4 : customsAt);
  finish(draft, route, arrivalDay, progress);
  return { steps, arrivalDay };
}
