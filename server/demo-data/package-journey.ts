import type { StoredLeg } from '@/lib/domain/package/package';
import type { Calendar } from './days';
import { legOf } from './package-legs';
import { outboundProgress, type Plot } from './plan';
import type { Random } from './random';
import { legSteps, type Progress } from './routes/leg-steps';
import type { Route } from './routes/routes';
import { byTime, scansOf, type Scan } from './scans';
import { warehouseScans } from './warehouse-scans';

/** A package's scans and legs. */
export interface Journey {
  inbound: StoredLeg;
  outbound?: StoredLeg;
  scans: Scan[];
  /** Day 0 is today. Undefined before it is received. */
  receivedDay?: number;
  /** The day it was packed for shipping, from which it is invoiced. */
  packedDay?: number;
}

interface JourneyContext {
  calendar: Calendar;
  random: Random;
  routes: { inbound: Route; outbound: Route };
  signedBy: string;
  hold: string;
}

const shipping = new Set(['packed', 'awaiting_payment', ...Object.keys(outboundProgress)]);

function inboundUntil(progress: Progress, endDay: number, { routes, random, calendar }: JourneyContext) {
  const { steps, arrivalDay } = legSteps(routes.inbound, progress, random);
  const firstDay = endDay - (steps.at(-1)?.day ?? 0);
  return { scans: scansOf('inbound', steps, firstDay, calendar), arrivalDay: firstDay + arrivalDay };
}

/** A package that has not reached the warehouse. */
function announced(plot: Plot, endDay: number, context: JourneyContext): Journey {
  const awaited = plot.status === 'expected';
  const progress = awaited ? plot.inbound : 'label';
  if (progress == null || plot.status === 'cancelled') {
    const story = { route: context.routes.inbound, scans: [], arrivalDay: endDay + 5, signedBy: '', awaited };
    return { inbound: legOf(story, context), scans: [] };
  }
  const labelDay = plot.status === 'expired' ? endDay - 60 : endDay;
  const { scans, arrivalDay } = inboundUntil(progress, labelDay, context);
  const story = { route: context.routes.inbound, scans, arrivalDay, signedBy: '', awaited };
  return { inbound: legOf(story, context), scans };
}

function outboundOf(plot: Plot, endDay: number, { routes, random, calendar }: JourneyContext) {
  const progress = outboundProgress[plot.status];
  if (!progress) return { firstDay: endDay, scans: [] as Scan[], arrivalDay: 0, leaves: false };
  const { steps, arrivalDay } = legSteps(routes.outbound, progress, random);
  const firstDay = endDay - (steps.at(-1)?.day ?? 0);
  const scans = scansOf('outbound', steps, firstDay, calendar);
  return { firstDay, scans, arrivalDay: firstDay + arrivalDay, leaves: true };
}

const atRest = new Set(['received', 'in_storage']);

/** The journey of a plot that ended on a day; it draws the same random numbers whatever the day. */
export function createJourney(plot: Plot, endDay: number, context: JourneyContext): Journey {
  if (['expected', 'cancelled', 'expired'].includes(plot.status)) return announced(plot, endDay, context);
  const outbound = outboundOf(plot, endDay, context);
  const shelfDays = context.random.int(2, 18);
  const receivedDay = atRest.has(plot.status) ? endDay : outbound.firstDay - 1 - shelfDays;
  const inbound = inboundUntil('delivered', receivedDay, context);
  const days = { received: receivedDay, last: outbound.firstDay };
  const scans = [...inbound.scans, ...warehouseScans(plot.status, days, context), ...outbound.scans].sort(
    byTime,
  );
  const { inbound: inboundRoute, outbound: outboundRoute } = context.routes;
  const received = { route: inboundRoute, ...inbound, signedBy: 'WAYBILL RECEIVING', awaited: false };
  const sent = {
    route: outboundRoute,
    ...outbound,
    signedBy: context.signedBy,
    awaited: plot.status !== 'lost',
  };
  return {
    inbound: legOf(received, context),
    ...(outbound.leaves && { outbound: legOf(sent, context) }),
    scans,
    receivedDay,
    ...(shipping.has(plot.status) && { packedDay: outbound.firstDay }),
  };
}
