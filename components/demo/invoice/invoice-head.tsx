import { Icon } from '@/components/ui/display/icon';
import { formatDate } from '@/lib/format';
import { warehouse } from '../data/warehouse';
import type { Bill } from './invoice';

interface PartyProps {
  role: string;
  name: string;
  lines: readonly string[];
}

function Party({ role, name, lines }: PartyProps) {
  return (
    <div className="text-sm">
      <h3 className="mb-1 text-xs font-medium text-muted">{role}</h3>
      <p className="font-semibold text-strong">{name}</p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}

/** The invoice's issuer, recipient, number and dates. */
export function InvoiceHead({ bill }: { bill: Bill }) {
  const facts = [
    ['Number', bill.number],
    ['Issued', formatDate(bill.issued)],
    ['Due', formatDate(bill.due)],
  ] as const;
  return (
    <div className="flex flex-col gap-6 print:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-6 print:pb-3">
        <p className="flex items-center gap-3 text-xl font-semibold text-strong">
          <span className="flex size-10 items-center justify-center rounded-md bg-primary-tint text-primary-text">
            <Icon name="package" size={20} />
          </span>
          {warehouse.name}
        </p>
        <h2 className="text-xl">{bill.number}</h2>
      </div>
      <div className="grid gap-6 sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto] print:grid-cols-[1fr_1fr_auto]">
        <Party role="From" name={warehouse.name} lines={[...warehouse.address, warehouse.email]} />
        <Party role="Bill to" name={bill.to.name} lines={bill.to.lines} />
        <dl className="grid h-fit grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {facts.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
