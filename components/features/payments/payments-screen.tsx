import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Fragment } from 'react';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { InvoiceSections } from '@/components/shared/sections/invoice-sections';
import { PayLink } from '@/components/shared/sections/pay-link';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { Tag } from '@/components/ui/display/tag';
import { DownloadLink } from '@/components/ui/download/download-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyPayments, requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { hasCome, type OwnPaymentDetail, type PaymentPage } from '@/lib/domain/billing/payment';
import type { Money } from '@/lib/domain/values/common';
import { formatAmounts, formatMoney, formatNearDate } from '@/lib/format';
import { methodLabel, paymentTag } from '@/lib/i18n/payment-words';
import { text } from '@/lib/text/text';
import { paymentHref, receiptHref } from '@/components/shared/sections/payment-href';

interface PaymentsScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
}

const path = '/invoices/payments';

/** Payments of a page. */
const pageSize = 25;

/** Numbers of invoices that fit a line. */
const mostNumbers = 3;

/** What is left over of payments, or was put there. */
function Credit({ balance }: { balance: readonly Money[] }) {
  if (balance.length === 0) return null;
  return (
    <Card aria-label={text('paymentsPage.balance.title')}>
      <p className="text-sm text-muted">{text('paymentsPage.balance.title')}</p>
      <p data-testid="credit" className="mt-1 text-3xl font-semibold tabular-nums text-strong">
        {formatAmounts(balance)}
      </p>
    </Card>
  );
}

interface Reader {
  timeZone: string;
  now: Date;
}

/** What a payment is for: its invoices by number, or how many they are, and credit. */
function purposesOf({ invoices, toBalance }: OwnPaymentDetail): string[] {
  const numbers =
    invoices.length > mostNumbers
      ? [text('paymentsPage.ofInvoices', { count: invoices.length })]
      : invoices.map(({ number }) => number);
  return toBalance ? [...numbers, text('paymentsPage.deposit')] : numbers;
}

function Row({ payment, reader }: { payment: OwnPaymentDetail; reader: Reader }) {
  const { tone, icon, label } = paymentTag(payment.status);
  const at = formatNearDate(payment.receivedAt, reader);
  const parts = [methodLabel(payment.method), at, ...purposesOf(payment)];
  return (
    <li className="relative flex items-center gap-4 px-4 py-3 text-sm hover:bg-card-hover md:px-6">
      <div className="min-w-0 grow">
        <Link
          href={paymentHref(payment.id)}
          prefetch={false}
          className="covers font-medium tabular-nums text-strong"
        >
          {formatMoney(payment.amount)}
        </Link>
        <p className="wrap-anywhere text-muted">
          {parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <bdi className="inline-block">{part}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:flex-col max-sm:items-end">
        <Tag tone={tone} icon={icon}>
          {label}
        </Tag>
        {hasCome(payment) && (
          <DownloadLink
            href={receiptHref(payment.id)}
            size="small"
            className="relative"
            aria-label={text('paymentsPage.list.receiptOf', {
              amount: formatMoney(payment.amount),
              date: at,
            })}
          >
            {text('paymentsPage.list.receipt')}
          </DownloadLink>
        )}
      </div>
    </li>
  );
}

function List({ page, reader }: { page: PaymentPage; reader: Reader }) {
  if (page.payments.length === 0) {
    return (
      <EmptyState icon="wallet" title={text('paymentsPage.list.none')}>
        {text('paymentsPage.list.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <Card aria-label={text('paymentsPage.list.title')} padding="none">
        <ul className="divide-y divide-line">
          {page.payments.map((payment) => (
            <Row key={payment.id} payment={payment} reader={reader} />
          ))}
        </ul>
      </Card>
      {page.nextCursor !== null && (
        <div>
          <ButtonLink
            href={`${path}?cursor=${encodeURIComponent(page.nextCursor)}`}
            prefetch={false}
            variant="secondary"
          >
            {text('paymentsPage.list.older')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** `/invoices/payments`: payments, newest first, and the balance; not found where the product API takes none. */
export async function PaymentsScreen({ searchParams }: PaymentsScreenProps) {
  const cursor = [searchParams.cursor].flat()[0];
  const account = await requireAccount();
  if (account.ok && !hasCapability(account.data, 'payments')) notFound();
  const page = await getMyPayments({ limit: pageSize, ...(cursor !== undefined && { cursor }) });
  const failure = [account, page].find((result) => !result.ok);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text('paymentsPage.list.title')}
        actions={account.ok && <PayLink account={account.data} />}
      />
      {account.ok && <InvoiceSections account={account.data} current="/invoices/payments" />}
      {failure && (
        <ScreenFailure title={text('paymentsPage.list.failed')} error={failure.error} retryHref={path} />
      )}
      {account.ok && page.ok && (
        <>
          <Credit balance={page.data.balance} />
          <List page={page.data} reader={{ timeZone: account.data.timeZone, now: new Date() }} />
        </>
      )}
    </div>
  );
}
