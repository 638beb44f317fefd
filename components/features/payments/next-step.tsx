import { payHref } from '@/components/shared/sections/pay-link';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Alert } from '@/components/ui/feedback/alert';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import type { OwnPaymentDetail } from '@/lib/domain/billing/payment';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import { Transfer } from './transfer';
import { Waiting } from './waiting';

interface NextStepProps {
  payment: OwnPaymentDetail;
  account: Pick<Account, 'capabilities'>;
}

/** Pays the same again, where it is of one invoice. */
const retryHref = ({ invoices: [first, second] }: OwnPaymentDetail) =>
  payHref(second === undefined ? first?.id : undefined);

/** What came of a payment, in words; nothing of a state that says it all. */
function outcomeOf({ status, amount: money }: OwnPaymentDetail) {
  const amount = formatMoney(money);
  switch (status) {
    case 'succeeded':
      return { severity: 'success', title: text('paymentsPage.payment.received', { amount }) } as const;
    case 'failed':
      return { severity: 'error', title: text('paymentsPage.payment.failed', { amount }) } as const;
    case 'cancelled':
      return { severity: 'info', title: text('paymentsPage.payment.cancelled') } as const;
    case 'reversed':
      return { severity: 'error', title: text('paymentsPage.payment.reversed', { amount }) } as const;
    default:
      return undefined;
  }
}

/** Where a customer goes from a payment that has come. */
function Onward({ payment: { shipmentIds = [] }, account }: NextStepProps) {
  const [shipmentId, other] = hasCapability(account, 'shipments') ? shipmentIds : [];
  return (
    <>
      {shipmentId !== undefined && (
        <ButtonLink
          href={other === undefined ? `/shipments/${encodeURIComponent(shipmentId)}` : '/shipments'}
          prefetch={false}
        >
          {text(other === undefined ? 'paymentsPage.payment.shipment' : 'paymentsPage.payment.shipments')}
        </ButtonLink>
      )}
      <ButtonLink href="/invoices" prefetch={false} variant="secondary">
        {text('paymentsPage.payment.invoices')}
      </ButtonLink>
    </>
  );
}

function Outcome({ payment, account }: NextStepProps) {
  const outcome = outcomeOf(payment);
  if (!outcome) return null;
  const action =
    payment.status === 'succeeded' ? (
      <Onward payment={payment} account={account} />
    ) : (
      <ButtonLink href={retryHref(payment)} prefetch={false} icon="wallet">
        {text('paymentsPage.payment.again')}
      </ButtonLink>
    );
  return <Alert {...outcome} action={action} />;
}

/** What there is to do for a payment, or what came of it. */
export function NextStep({ payment, account }: NextStepProps) {
  const { status, next, processing } = payment;
  if (status !== 'pending') return <Outcome payment={payment} account={account} />;
  if (next && 'transfer' in next) return <Transfer transfer={next.transfer} amount={payment.amount} />;
  if (processing) {
    return (
      <Alert severity="info" title={text('paymentsPage.payment.processing')}>
        {text('paymentsPage.payment.processingText')}
      </Alert>
    );
  }
  return <Waiting url={next?.url} />;
}
