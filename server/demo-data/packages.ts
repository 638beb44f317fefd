import type { NewPackage } from '@/server/database/repositories/packages/packages-write';
import type { CatalogueItem } from './catalogue/item';
import { merchants } from './catalogue/merchants';
import type { Calendar } from './days';
import { createJourney, type Journey } from './package-journey';
import { packageRow } from './package-row';
import { packagePlots, type Plot } from './plan';
import { createRandom, type Random } from './random';
import { inboundRoute, outboundKinds, outboundRoute } from './routes/routes';
import { holdReasons } from './warehouse-scans';

export interface DemoPackage {
  row: Omit<NewPackage, 'reference'>;
  journey: Journey;
  plot: Plot;
  /** The outbound carrier, chosen even if it has not left yet. */
  carrier: string;
}

export interface Owner {
  accountId: string;
  to: 'nassau' | 'london';
  signedBy: string;
  catalogue: CatalogueItem[];
  seed: number;
  /** Days from an invoice to its due date. */
  dueDays: number;
}

/** The journey that ended that many days ago; earlier if its end would still be in the future. */
function journeyOf(plot: Plot, make: (endDay: number) => Journey, now: Date): Journey {
  for (let endDay = -plot.daysAgo; ; endDay--) {
    const journey = make(endDay);
    const last = journey.scans.at(-1)?.occurredAt;
    if (!last || last <= now) return journey;
  }
}

function demoPackage(
  plot: Plot,
  item: CatalogueItem,
  owner: Owner,
  calendar: Calendar,
  random: Random,
): DemoPackage {
  const merchant = merchants[item.merchant];
  if (!merchant) throw new Error(`No such merchant: ${item.merchant}`);
  const hold = random.pick(holdReasons);
  const routes = {
    inbound: inboundRoute(random.pick(merchant.carriers), merchant.from),
    outbound: outboundRoute(random.pick(outboundKinds), owner.to),
  };
  const journeySeed = random.int(0, 2 ** 31);
  const make = (endDay: number) =>
    createJourney(plot, endDay, {
      calendar,
      random: createRandom(journeySeed),
      routes,
      signedBy: owner.signedBy,
      hold: hold.reason,
    });
  const journey = journeyOf(plot, make, calendar.now);
  const row = packageRow(owner.accountId, plot, item, journey, {
    calendar,
    random,
    hold,
    dueDays: owner.dueDays,
  });
  return { row, journey, plot, carrier: routes.outbound.carrier };
}

/** The packages of one customer for these plots. */
export function demoPackages(
  owner: Owner,
  calendar: Calendar,
  plots: readonly Plot[] = packagePlots,
): DemoPackage[] {
  const random = createRandom(owner.seed);
  return plots.map((plot, index) => {
    const item = owner.catalogue[(index * 11) % owner.catalogue.length];
    if (!item) throw new Error('The catalogue is empty');
    return demoPackage(plot, item, owner, calendar, random);
  });
}
