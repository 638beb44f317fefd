import { notFound } from 'next/navigation';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { payHref } from '@/components/shared/sections/pay-link';
import { TabLinks } from '@/components/ui/navigation/tab-links';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { Alert } from '@/components/ui/feedback/alert';
import { getMyInvoices, getMyPayments, requireAccount } from '@/lib/bff/product-api/server';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import type { InvoicePage } from '@/lib/domain/billing/invoice';
import { maxPaidInvoices, type PaymentPage } from '@/lib/domain/billing/payment';
import { formatDate, formatMoney } from '@/lib/format';
import { dueWords } from '@/lib/i18n/invoice-words';
import { methodChoice } from '@/lib/i18n/payment-words';
import { text } from '@/lib/text/text';
import { PayForm } from './pay-form';
import { paySums } from './pay-sums';

interface PayScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
}

interface Chosen {
  /** Ids of the address; without any, all that is due is chosen. */
  ids: readonly string[];
  currency: string | undefined;
}

/** What can be paid at once: invoices of one currency, by ways that take it. */
function payable(
  { invoices, balance }: InvoicePage,
  { methods, balance: credit }: PaymentPage,
  { ids, currency }: Chosen,
) {
  const due = invoices.filter(({ amountDue }) => amountDue.amount > 0);
  const currencies = [...new Set(due.map(({ amountDue }) => amountDue.currency))];
  const named = due.find(({ id }) => ids.includes(id))?.amountDue.currency;
  const shown = named ?? currencies.find((one) => one === currency) ?? balance.currency;
  const own = due.filter(({ amountDue }) => amountDue.currency === shown);
  return {
    currency: shown,
    currencies,
    invoices: own.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      due: invoice.amountDue.amount,
      dueWords: dueWords(invoice, formatDate(invoice.dueDate)),
    })),
    chosen: own.map(({ id }) => id).filter((id) => ids.length === 0 || ids.includes(id)),
    methods: methods.filter((one) => one.currencies?.includes(shown) ?? true).map(methodChoice),
    credit: credit.find((one) => one.currency === shown)?.amount ?? 0,
  };
}

/** The amounts that the form shows before anything is changed, by minor units. */
function firstAmounts({
  currency,
  invoices,
  chosen,
  credit,
}: Omit<ReturnType<typeof payable>, 'currencies'>) {
  const selected = invoices.filter(({ id }) => chosen.includes(id));
  const { wanted, usable, rest } = paySums(selected, { amount: '', deposit: '' }, { currency, credit });
  const amounts = [...invoices.map(({ due }) => due), wanted, credit, usable, rest];
  return Object.fromEntries(amounts.map((amount) => [amount, formatMoney({ amount, currency })]));
}

interface PayProps {
  account: Pick<Account, 'capabilities'>;
  invoices: InvoicePage;
  payments: PaymentPage;
  chosen: Chosen;
}

function Pay({ account, invoices, payments, chosen }: PayProps) {
  const { currencies, ...found } = payable(invoices, payments, chosen);
  const form = { ...found, credit: hasCapability(account, 'credit') ? found.credit : 0 };
  const hasCredit = form.credit > 0 && form.invoices.length > 0;
  return (
    <>
      {currencies.length > 1 && (
        <TabLinks
          label={text('paymentsPage.pay.currencies')}
          tabs={currencies.map((one) => ({
            href: `${payHref()}?currency=${one}`,
            label: one,
            current: one === form.currency,
          }))}
        />
      )}
      {form.methods.length === 0 && (
        <Alert severity="warn" title={text('paymentsPage.pay.noMethod', { currency: form.currency })}>
          {text('paymentsPage.pay.noMethodText')}
        </Alert>
      )}
      {(form.methods.length > 0 || hasCredit) && (
        <PayForm
          key={`${chosen.ids.join(' ')} ${chosen.currency ?? ''}`}
          visit={crypto.randomUUID()}
          {...form}
          written={firstAmounts(form)}
        />
      )}
    </>
  );
}

/** `/invoices/pay`: what is due, to be paid whole or in part; not found where the product API takes no payments. */
export async function PayScreen({ searchParams }: PayScreenProps) {
  const account = await requireAccount();
  if (account.ok && !hasCapability(account.data, 'payments')) notFound();
  const [invoices, payments] = await Promise.all([
    getMyInvoices({ status: 'unpaid', limit: maxPaidInvoices }),
    getMyPayments({ limit: 1 }),
  ]);
  const failure = [account, invoices, payments].find((result) => !result.ok);
  const chosen = {
    ids: [searchParams.invoice ?? []].flat(),
    currency: [searchParams.currency].flat()[0],
  };
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text('pages.title.pay')} />
      {failure && (
        <ScreenFailure title={text('paymentsPage.pay.failed')} error={failure.error} retryHref={payHref()} />
      )}
      {account.ok && invoices.ok && payments.ok && (
        <Pay account={account.data} invoices={invoices.data} payments={payments.data} chosen={chosen} />
      )}
    </div>
  );
}
