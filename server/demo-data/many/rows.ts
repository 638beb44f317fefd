import { randomInt } from 'node:crypto';
import type { StoredLeg } from '@/lib/domain/package/package';
import { packageStages } from '@/lib/domain/package/package-status';
import { newId } from '@/server/database/ids';
import type { NewPackage } from '@/server/database/repositories/packages/packages-write';
import { dayMs, hourMs } from '@/lib/domain/values/milliseconds';
import { businessItems } from '../catalogue/business';
import { personalItems } from '../catalogue/personal';
import { createCalendar } from '../days';
import { demoPackages, type DemoPackage } from '../packages';
import { packagePlots, type Plot } from '../plan';
import { createRandom, type Random } from '../random';
import type { Scan } from '../scans';
import { trackingNumbers, type NumberKind } from '../tracking-numbers';
import { moved } from './moved';

export interface ManyOwner {
  id: string;
  warehouseId: string;
  kind: 'person' | 'business';
  name: string;
}

export interface ManyPackage {
  row: NewPackage;
  scans: Scan[];
}

/** One in this many packages is still under way or on a shelf. */
const liveOneIn = 25;
/** The age, in days, of the oldest completed package. */
const historyDays = 900;

const isDone = ({ status }: Plot) => packageStages[status] === 'done';
const doneOnes = packagePlots.filter(isDone);
const plots = {
  live: packagePlots.filter((plot) => !isDone(plot)),
  // Nine of ten completed packages were delivered.
  done: [
    ...Array.from({ length: 6 }, () => doneOnes.filter(({ status }) => status === 'delivered')).flat(),
    ...doneOnes,
  ],
};

function numberOf(carrier: string, random: Random): string {
  const kind = (Object.hasOwn(trackingNumbers, carrier) ? carrier : 'usps') as NumberKind;
  return trackingNumbers[kind](random);
}

const withNumber = (leg: StoredLeg | null | undefined, random: Random) =>
  leg && { ...leg, trackingNumber: numberOf(leg.carrier, random) };

/** A variation of one package, with its own numbers and times. A completed one has its last scan only. */
function vary(story: DemoPackage, owner: ManyOwner, reference: string, random: Random): ManyPackage {
  const done = isDone(story.plot);
  const days = done ? random.int(0, historyDays) : 0;
  const ms = random.int(0, done ? dayMs : hourMs);
  const row = moved(story.row, days, ms);
  const scans = done ? story.journey.scans.slice(-1) : story.journey.scans;
  return {
    row: {
      ...row,
      id: newId('pkg'),
      accountId: owner.id,
      warehouseId: owner.warehouseId,
      reference,
      inbound: withNumber(row.inbound, random) ?? null,
      outbound: withNumber(row.outbound, random) ?? null,
      merchant: row.merchant && { ...row.merchant, orderNumber: random.digits(8) },
    },
    scans: moved(scans, days, ms),
  };
}

/** Packages like those of a long-standing customer, made from the demo data's plots. */
export function manyPackages(owner: ManyOwner, count: number, now: Date): ManyPackage[] {
  const seed = randomInt(2 ** 31);
  const random = createRandom(seed);
  const business = owner.kind === 'business';
  const seedOwner = {
    accountId: owner.id,
    to: business ? ('london' as const) : ('nassau' as const),
    signedBy: owner.name.toUpperCase(),
    catalogue: business ? businessItems : personalItems,
    seed,
    dueDays: business ? 14 : 7,
  };
  const calendar = createCalendar(now);
  const live = demoPackages(seedOwner, calendar, plots.live);
  const done = demoPackages({ ...seedOwner, seed: seed + 1 }, calendar, plots.done);
  const first = randomInt(1e9, 9e9);
  return Array.from({ length: count }, (_, index) =>
    vary(random.pick(index % liveOneIn === 0 ? live : done), owner, `WB-${first + index}`, random),
  );
}
