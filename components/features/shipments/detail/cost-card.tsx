import { ChargeLines } from '@/components/shared/charges/charge-lines';
import { ChargeSums } from '@/components/shared/charges/charge-sums';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { classNames } from '@/components/ui/styles/class-names';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { formatMoney, formatNearDate, type UnitSystem } from '@/lib/format';
import { text } from '@/lib/text/text';

interface CostCardProps {
  shipment: Shipment;
  unitSystem: UnitSystem;
  timeZone: string;
  now: Date;
}

/** The sums on the way from the price to the invoice, the latest last. */
function stepsOf({ shipment, timeZone, now }: Omit<CostCardProps, 'unitSystem'>) {
  const { ask, quote, estimate, final } = shipment;
  // Nothing is charged before it is confirmed.
  const last = text(ask === 'confirm' ? 'shipmentsPage.changes.now' : 'shipmentsPage.cost.charged');
  const until = quote && formatNearDate(quote.validUntil, { now, timeZone });
  return [
    ...(quote && until !== undefined
      ? [
          {
            name: estimate
              ? text('shipmentsPage.cost.quoted')
              : text('shipmentsPage.cost.quotedUntil', { date: until }),
            total: quote.total,
          },
        ]
      : []),
    ...(estimate ? [{ name: text('shipmentsPage.cost.agreed'), total: estimate.total }] : []),
    ...(final ? [{ name: last, total: final.total }] : []),
  ];
}

/** What a shipment costs: how its price came about, and its lines with their reasons. */
export function CostCard({ shipment, unitSystem, timeZone, now }: CostCardProps) {
  const { quote, estimate, final, packages } = shipment;
  const charges = final ?? estimate ?? quote;
  if (!charges) return null;
  const steps = stepsOf({ shipment, timeZone, now });
  return (
    <Card aria-labelledby="cost-heading">
      <CardHeader id="cost-heading" title={text('shipmentsPage.cost.title')} />
      <ol
        aria-label={text('shipmentsPage.cost.steps')}
        className="mb-6 flex flex-wrap gap-x-8 gap-y-3 text-sm"
      >
        {steps.map(({ name, total }, index) => (
          <li key={name} className="min-w-0">
            <p className="text-muted">{name}</p>
            <p
              className={classNames(
                'tabular-nums',
                index === steps.length - 1 ? 'text-lg font-semibold text-strong' : 'text-lg',
              )}
            >
              {formatMoney(total)}
            </p>
          </li>
        ))}
      </ol>
      <ChargeLines
        caption={text('shipmentsPage.cost.lines')}
        lines={charges.lines}
        packages={packages.map(({ id, reference, description, nickname }) => ({
          ...{ id, reference },
          description: nickname ?? description,
        }))}
        unitSystem={unitSystem}
      />
      <dl className="ms-auto mt-2 w-full border-t border-line pt-2 text-sm sm:max-w-80">
        <ChargeSums subtotal={charges.subtotal} taxes={charges.taxes} total={charges.total} />
      </dl>
    </Card>
  );
}
