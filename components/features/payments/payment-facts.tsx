import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DescriptionList, type Fact } from '@/components/ui/display/description-list';
import { hasCome, type OwnPaymentDetail } from '@/lib/domain/billing/payment';
import { formatDateTime, formatMoney } from '@/lib/format';
import { laterWords } from '@/lib/i18n/invoice-words';
import { methodLabel } from '@/lib/i18n/payment-words';
import { text } from '@/lib/text/text';

/** The invoices that a payment is for, or is on, each with its part. */
function Invoices({ invoices }: Pick<OwnPaymentDetail, 'invoices'>) {
  return (
    <ul className="flex flex-col gap-1">
      {invoices.map(({ id, number, amount }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <Link href={`/invoices/${encodeURIComponent(id)}`} prefetch={false} className="link wrap-anywhere">
            {text('paymentsPage.ofInvoice', { number })}
          </Link>
          <span className="tabular-nums">{formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a payment is for, and how it is made. */
export function PaymentFacts({ payment, timeZone }: { payment: OwnPaymentDetail; timeZone: string }) {
  const { invoices, toBalance, refunds, takenBack, method, reference, receivedAt } = payment;
  const later = laterWords({ refunds, takenBack }, (instant) => formatDateTime(instant, { timeZone }));
  const at = hasCome(payment) ? 'paymentsPage.payment.at' : 'paymentsPage.payment.begun';
  const facts: Fact[] = [
    ...(invoices.length > 0
      ? [{ term: text('paymentsPage.payment.for'), value: <Invoices invoices={invoices} /> }]
      : []),
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
