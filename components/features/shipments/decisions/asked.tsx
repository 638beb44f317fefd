import { ButtonLink } from '@/components/ui/action/button-link';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { isCancellable } from '@/lib/domain/shipment/shipment-status';
import { formatMoney, formatNearDate } from '@/lib/format';
import { text } from '@/lib/text/text';
import { Decisions } from './decisions';
import { seenOf } from './seen';

interface AskedProps {
  shipment: Shipment;
  timeZone: string;
  now: Date;
}

type Ask = Pick<Parameters<typeof Decisions>[0], 'title' | 'agree' | 'link' | 'children'>;

function askOf({ shipment, timeZone, now }: AskedProps): Ask {
  const { status, ask, quote, estimate, final, invoice } = shipment;
  if (ask === 'accept_quote' && quote) {
    const total = formatMoney(quote.total);
    const date = formatNearDate(quote.validUntil, { now, timeZone });
    return {
      title: text('shipmentsPage.decide.accept.title', { total, date }),
      agree: { decision: 'accept', label: text('shipmentsPage.decide.accept.button', { total }) },
      children: text('shipmentsPage.decide.accept.text'),
    };
  }
  if (ask === 'confirm' && final && estimate) {
    const total = formatMoney(final.total);
    const more = { ...final.total, amount: final.total.amount - estimate.total.amount };
    const facts = { difference: formatMoney(more), agreed: formatMoney(estimate.total) };
    return {
      title: text('shipmentsPage.decide.confirm.title', { total }),
      agree: { decision: 'confirm', label: text('shipmentsPage.decide.confirm.button', { total }) },
      children: text('shipmentsPage.decide.confirm.text', facts),
    };
  }
  if (ask === 'pay' && invoice) {
    const { id, number, amountDue } = invoice;
    return {
      title: text('shipmentsPage.decide.pay.title', { number, due: formatMoney(amountDue) }),
      link: (
        <ButtonLink href={`/invoices/${id}`} prefetch={false} icon="receipt">
          {text('packagesPage.alert.viewInvoice', { number })}
        </ButtonLink>
      ),
      children: text('shipmentsPage.decide.pay.text'),
    };
  }
  if (status !== 'quote_requested') return {};
  return { children: text(quote ? 'shipmentsPage.decide.over' : 'shipmentsPage.decide.wait') };
}

/** What a shipment asks, as an alert with the way to do it here, and the button that cancels it. */
export function Asked({ shipment, timeZone, now }: AskedProps) {
  const { id, version, status } = shipment;
  return (
    <Decisions
      id={id}
      version={version}
      seen={seenOf(shipment)}
      isCancellable={isCancellable(status)}
      {...askOf({ shipment, timeZone, now })}
    />
  );
}
