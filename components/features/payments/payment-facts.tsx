import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DescriptionList, type Fact } from '@/components/ui/display/description-list';
import type { OwnPaymentDetail } from '@/lib/domain/billing/payment';
import { formatDateTime, formatMoney } from '@/lib/format';
import { laterWords } from '@/lib/i18n/invoice-words';
import { methodLabel } from '@/lib/i18n/payment-words';
import { text } from '@/lib/text/text';

/** States of a payment whose money has come: that of another was begun then. */
const hasCome: ReadonlySet<string> = new Set(['succeeded', 'refunded', 'reversed']);

/** What a payment is for, and how it is made. */
export function PaymentFacts({ payment, timeZone }: { payment: OwnPaymentDetail; timeZone: string }) {
  const { invoices, toBalance, refunds, takenBack, method, reference, receivedAt, status } = payment;
  const later = laterWords({ refunds, takenBack }, (instant) => formatDateTime(instant, { timeZone }));
  const at = hasCome.has(status) ? 'paymentsPage.payment.at' : 'paymentsPage.payment.begun';
  const facts: Fact[] = [
    ...invoices.map(({ id, number, amount }) => ({
      term: text('paymentsPage.ofInvoice', { number }),
      value: (
        <Link href={`/invoices/${encodeURIComponent(id)}`} prefetch={false} className="link tabular-nums">
          {formatMoney(amount)}
        </Link>
      ),
    })),
    ...(toBalance ? [{ term: text('paymentsPage.payment.toBalance'), value: formatMoney(toBalance) }] : []),
    { term: text('paymentsPage.payment.method'), value: methodLabel(method) },
    { term: text('paymentsPage.payment.reference'), value: <bdi>{reference}</bdi> },
    { term: text(at), value: formatDateTime(receivedAt, { timeZone }) },
  ];
  return (
    <Card aria-labelledby="payment-facts">
      <CardHeader id="payment-facts" title={text('paymentsPage.payment.facts')} />
      <DescriptionList facts={facts} />
      {later.length > 0 && (
        <ul className="mt-4 flex flex-col gap-1 border-t border-line pt-4 text-sm text-muted">
          {later.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
