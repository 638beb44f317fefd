import { formatMoney } from '@/lib/format';
import { text, type MessageKey } from '@/lib/text/text';

const lines = [
  {
    name: 'landingPage.invoicePicture.freight',
    reason: 'landingPage.invoicePicture.freightReason',
    amount: 2890,
  },
  {
    name: 'landingPage.invoicePicture.storage',
    reason: 'landingPage.invoicePicture.storageReason',
    amount: 240,
  },
  {
    name: 'landingPage.invoicePicture.customs',
    reason: 'landingPage.invoicePicture.customsReason',
    amount: 1200,
  },
] as const satisfies { name: MessageKey; reason: MessageKey; amount: number }[];

const dollars = (cents: number) => formatMoney({ amount: cents, currency: 'USD' });

/** An illustration of an invoice in the portal. */
export function InvoicePicture() {
  return (
    <div
      role="img"
      aria-label={text('landingPage.invoicePicture.label')}
      className="select-none rounded-card border border-line bg-ground p-5 sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-strong">{text('landingPage.invoicePicture.title')}</span>
        <span className="text-sm text-muted">{text('landingPage.invoicePicture.due')}</span>
      </div>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {lines.map(({ name, reason, amount }) => (
          <div key={name} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <div className="text-sm font-medium text-strong">{text(name)}</div>
              <div className="text-pretty text-xs text-muted">{text(reason)}</div>
            </div>
            <span className="text-sm tabular-nums text-strong">{dollars(amount)}</span>
          </div>
        ))}
      </div>
      <div className="mt-4 flex items-baseline justify-between">
        <span className="text-sm text-muted">{text('landingPage.invoicePicture.outstanding')}</span>
        <span className="text-2xl font-semibold tabular-nums text-strong">{dollars(4330)}</span>
      </div>
    </div>
  );
}
