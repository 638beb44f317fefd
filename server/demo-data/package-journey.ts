import type { ShipmentLeg } from '@/lib/domain/package/package';
import type { Calendar } from './days';
import { legOf } from './package-legs';
import { outboundProgress, type Plot } from './plan';
import type { Random } from './random';
import { legSteps, type Progress } from './routes/leg-steps';
import type { Route } from './routes/routes';
import { byTime, scansOf, type Scan } from './scans';
import { warehouseScans } from './warehouse-scans';

/** All that happened to a package, and the legs as they stand. */
export interface Journey {
  inbound: ShipmentLeg;
  outbound?: ShipmentLeg;
  scans: Scan[];
  /** Day 0 is today. Undefined before it is received. */
  receivedDay?: number;
  /** The day it was packed for shipping, from which it is invoiced. */
  packedDay?: number;
}

interface Ground {
  calendar: Calendar;
  random: Random;
  routes: { inbound: Route; outbound: Route };
  signedBy: string;
  hold: string;
}

const shipping = new Set(['packed', 'awaiting_payment', ...Object.keys(outboundProgress)]);

function inboundUntil(progress: Progress, endDay: number, { routes, random, calendar }: Ground) {
  const { steps, arrivalDay } = legSteps(routes.inbound, progress, random);
  const firstDay = endDay - (steps.at(-1)?.day ?? 0);
  return { scans: scansOf('inbound', steps, firstDay, calendar), arrivalDay: firstDay + arrivalDay };
}

/** A package that has not reached the warehouse. */
function announced(plot: Plot, endDay: number, ground: Ground): Journey {
  const awaited = plot.status === 'expected';
  const progress = awaited ? plot.inbound : 'label';
  if (progress == null || plot.status === 'cancelled') {
    const story = { route: ground.routes.inbound, scans: [], arrivalDay: endDay + 5, signedBy: '', awaited };
    return { inbound: legOf(story, ground), scans: [] };
  }
  const labelDay = plot.status === 'expired' ? endDay - 60 : endDay;
  const { scans, arrivalDay } = inboundUntil(progress, labelDay, ground);
  const story = { route: ground.routes.inbound, scans, arrivalDay, signedBy: '', awaited };
  return { inbound: legOf(story, ground), scans };
}

function outboundOf(plot: Plot, endDay: number, { routes, random, calendar }: Ground) {
  const progress = outboundProgress[plot.status];
  if (!progress) return { firstDay: endDay, scans: [] as Scan[], arrivalDay: 0, leaves: false };
  const { steps, arrivalDay } = legSteps(routes.outbound, progress, random);
  const firstDay = endDay - (steps.at(-1)?.day ?? 0);
  const scans = scansOf('outbound', steps, firstDay, calendar);
  return { firstDay, scans, arrivalDay: firstDay + arrivalDay, leaves: true };
}

const atRest = new Set(['received', 'in_storage']);

/** Tells the journey of a plot that ended on a day; the draws are the same whatever the day. */
export function tellJourney(plot: Plot, endDay: number, ground: Ground): Journey {
  if (['expected', 'cancelled', 'expired'].includes(plot.status)) return announced(plot, endDay, ground);
  const outbound = outboundOf(plot, endDay, ground);
  const shelfDays = ground.random.int(2, 18);
  const receivedDay = atRest.has(plot.status) ? endDay : outbound.firstDay - 1 - shelfDays;
  const inbound = inboundUntil('delivered', receivedDay, ground);
  const days = { received: receivedDay, last: outbound.firstDay };
  const scans = [...inbound.scans, ...warehouseScans(plot.status, days, ground), ...outbound.scans].sort(
    byTime,
  );
  const { inbound: inboundRoute, outbound: outboundRoute } = ground.routes;
  const received = { route: inboundRoute, ...inbound, signedBy: 'WAYBILL RECEIVING', awaited: false };
  const sent = {
    route: outboundRoute,
    ...outbound,
    signedBy: ground.signedBy,
    awaited: plot.status !== 'lost',
  };
  return {
    inbound: legOf(received, ground),
    ...(outbound.leaves && { outbound: legOf(sent, ground) }),
    scans,
    receivedDay,
    ...(shipping.has(plot.status) && { packedDay: outbound.firstDay }),
  };
}
