import { toDataURL } from 'qrcode';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { CopyButton } from '@/components/ui/action/copy-button';
import { DescriptionList, type Fact } from '@/components/ui/display/description-list';
import { inFours } from '@/lib/domain/values/check-digits';
import type { TransferDetails } from '@/lib/domain/billing/payment';
import type { Money } from '@/lib/domain/values/common';
import { formatMoney } from '@/lib/format';
import { plainAmount } from '@/lib/format/plain-amount';
import { text } from '@/lib/text/text';

/** A line to copy, as it is shown or as a bank's form takes it. */
const copied = (term: string, value: string, plain = value): Fact => ({
  term,
  value: <bdi className="tabular-nums">{value}</bdi>,
  action: <CopyButton text={plain} label={text('paymentsPage.transfer.copy', { term })} />,
});

/** Without the blanks between its digits; words keep theirs. */
const withoutBlanks = (value: string) => (/^[\d\s]+$/.test(value) ? value.replace(/\s/g, '') : value);

function factsOf({ holder, iban, bic, details = [], reference }: TransferDetails, amount: Money): Fact[] {
  return [
    copied(text('paymentsPage.transfer.holder'), holder),
    ...(iban ? [copied(text('paymentsPage.transfer.iban'), inFours(iban), iban)] : []),
    ...(bic ? [copied(text('paymentsPage.transfer.bic'), bic)] : []),
    ...details.map(({ label, value }) => copied(label, value, withoutBlanks(value))),
    copied(text('paymentsPage.transfer.amount'), formatMoney(amount), plainAmount(amount)),
    copied(text('paymentsPage.transfer.reference'), inFours(reference), reference),
  ];
}

/** Where a bank transfer goes and what it must say, also as a QR code for banking apps. */
export async function Transfer({ transfer, amount }: { transfer: TransferDetails; amount: Money }) {
  const code =
    transfer.qr === undefined ? undefined : await toDataURL(transfer.qr, { margin: 2, width: 192 });
  return (
    <Card aria-labelledby="transfer-heading">
      <CardHeader
        id="transfer-heading"
        title={text('paymentsPage.transfer.title')}
        description={text('paymentsPage.transfer.text')}
      />
      <div className="flex flex-wrap items-start gap-6">
        <DescriptionList facts={factsOf(transfer, amount)} className="min-w-0 grow basis-72" />
        {code !== undefined && (
          <figure className="flex w-48 flex-col gap-2 text-sm text-muted">
            {/* eslint-disable-next-line @next/next/no-img-element -- a data address needs no optimising */}
            <img
              src={code}
              alt={text('paymentsPage.transfer.qr')}
              width={192}
              height={192}
              className="rounded-md"
            />
            <figcaption>{text('paymentsPage.transfer.qrText')}</figcaption>
          </figure>
        )}
      </div>
    </Card>
  );
}
