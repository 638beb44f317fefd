import { notFound } from 'next/navigation';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { paymentHref, receiptHref } from '@/components/shared/sections/payment-href';
import { DownloadLink } from '@/components/ui/download/download-link';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { Tag } from '@/components/ui/display/tag';
import { getMyPayment, requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { hasCome } from '@/lib/domain/billing/payment';
import { ErrorCode } from '@/lib/contract/errors';
import { formatMoney } from '@/lib/format';
import { paymentTag } from '@/lib/i18n/payment-words';
import { text } from '@/lib/text/text';
import { NextStep } from './next-step';
import { PaymentFacts } from './payment-facts';

/** `/invoices/payments/{id}`, where providers send the browser back; another account's id is not found. */
export async function PaymentScreen({ id }: { id: string }) {
  const [account, payment] = await Promise.all([requireAccount(), getMyPayment(id)]);
  if (account.ok && payment.ok) {
    const { tone, icon, label } = paymentTag(payment.data.status);
    return (
      <div className="flex flex-col gap-6">
        <PageHeader
          title={text('paymentsPage.payment.of', { amount: formatMoney(payment.data.amount) })}
          description={
            <Tag tone={tone} icon={icon}>
              {label}
            </Tag>
          }
          actions={
            hasCome(payment.data) &&
            hasCapability(account.data, 'payments') && (
              <DownloadLink href={receiptHref(id)} variant="primary">
                {text('paymentsPage.payment.receipt')}
              </DownloadLink>
            )
          }
        />
        <NextStep payment={payment.data} account={account.data} />
        <PaymentFacts payment={payment.data} timeZone={account.data.timeZone} />
      </div>
    );
  }
  const error = !account.ok ? account.error : !payment.ok ? payment.error : undefined;
  if (!error || error.code === ErrorCode.pathNotFound) notFound();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text('pages.title.payment')} />
      <ScreenFailure
        title={text('paymentsPage.payment.notLoaded')}
        error={error}
        retryHref={paymentHref(id)}
      />
    </div>
  );
}
