import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { PrintCardButton } from '@/components/ui/download/print-card-button';
import { LineList } from '../line-list';
import type { Details, Order } from '../order';
import { TotalsList } from '../totals-list';
import { BuyAgainButton } from './buy-again-button';
import { ReturnButton } from './return-button';

/** A printable order: items, address, payment and total. */
export function OrderDocument({ order }: { order: Order }) {
  const { id, lines, totals, delivery, promo, details, lastFour } = order;
  return (
    <Card aria-labelledby="order-document">
      <CardHeader
        id="order-document"
        title={`Order ${id}`}
        action={<PrintCardButton label={`Print order ${id}`} />}
      />
      <LineList lines={lines} />
      <div className="mt-6 grid gap-6 border-t border-line pt-6 text-sm sm:grid-cols-2 lg:grid-cols-[1fr_1fr_20rem]">
        <Address details={details} />
        <div>
          <h3 className="mb-1 text-sm font-semibold">Payment</h3>
          <p>Card ending in {lastFour}</p>
          <p className="text-muted">Nothing is charged: demo pages have no server.</p>
          <h3 className="mb-1 mt-4 text-sm font-semibold">Contact</h3>
          <p className="wrap-anywhere">{details.email}</p>
          <p>{details.phone}</p>
        </div>
        <div className="sm:max-lg:col-span-2">
          <TotalsList totals={totals} delivery={delivery} promo={promo} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4 print:hidden">
        <BuyAgainButton order={order} />
        <ReturnButton order={order} />
      </div>
    </Card>
  );
}

function Address({ details }: { details: Details }) {
  const { name, street, extra, city, region, postcode, country } = details;
  const lines = [name, street, extra, `${city}, ${region} ${postcode}`, country].filter(Boolean);
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-sm font-semibold">Delivery address</h3>
      <address className="wrap-anywhere not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}
