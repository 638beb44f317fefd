import type { ChartData } from '@/components/ui/chart/chart-data';
import type { InvoiceLine } from '@/lib/domain/billing/invoice';
import type { QuarterSpend } from '@/lib/domain/account/overview';
import type { Known } from '@/lib/domain/values/open-enum';
import { formatMoneyRounded } from '@/lib/format';
import { wordIn } from '@/lib/i18n/word-in';
import { text, type MessageKey } from '@/lib/text/text';

type Kind = InvoiceLine['kind'];

/** A line of tax is customs duty; the invoice's own tax is not a line. */
const kindLabels = {
  shipping: 'home.spend.shipping',
  storage: 'home.spend.storage',
  consolidation: 'home.spend.consolidation',
  repack: 'home.spend.repack',
  photos: 'home.spend.photos',
  insurance: 'home.spend.insurance',
  duty: 'home.spend.duty',
  tax: 'home.spend.tax',
  handling: 'home.spend.handling',
  adjustment: 'home.spend.adjustment',
  discount: 'home.spend.discount',
} as const satisfies Record<Known<Kind>, MessageKey>;

/** As many colours as a chart has, the last one for the rest. */
const named = 5;

const weightOf = (spend: QuarterSpend[], kind: Kind) =>
  spend.reduce((sum, { kinds }) => sum + Math.abs(kinds[kind] ?? 0), 0);

/** Whether anything was invoiced at all. */
export const hasSpend = (spend: QuarterSpend[]): boolean =>
  spend.some(({ kinds }) => Object.values(kinds).some((amount) => amount !== 0));

/** `2026-Q3` as `Q3 2026`. */
function quarterName(name: string): string {
  const [year = '', quarter = ''] = name.split('-Q');
  return text('home.spend.quarter', { quarter, year });
}

/** A stacked bar per quarter: the largest kinds of charge by name, the others together. Minor units. */
export function spendData(spend: QuarterSpend[], currency: string): ChartData {
  const sent = spend.flatMap(({ kinds: amounts }) => Object.keys(amounts));
  const kinds = ([...new Set([...Object.keys(kindLabels), ...sent])] as Kind[])
    .filter((kind) => weightOf(spend, kind) > 0)
    .toSorted((a, b) => weightOf(spend, b) - weightOf(spend, a));
  const own = kinds.length > named + 1 ? kinds.slice(0, named) : kinds;
  const others = kinds.slice(own.length);
  const series = own.map((kind) => ({
    name: wordIn(kindLabels, kind),
    values: spend.map((quarter) => quarter.kinds[kind] ?? 0),
  }));
  if (others.length > 0) {
    const rest = ({ kinds: amounts }: QuarterSpend) =>
      others.reduce((sum, kind) => sum + (amounts[kind] ?? 0), 0);
    series.push({ name: text('home.spend.other'), values: spend.map(rest) });
  }
  return {
    type: 'bar',
    stacked: true,
    heading: text('home.spend.heading'),
    labels: spend.map(({ quarter }) => quarterName(quarter)),
    series,
    format: (amount) => formatMoneyRounded({ amount, currency }),
  };
}
