import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import type { Money } from '@/lib/domain/values/common';
import { formatMoney } from '@/lib/format';
import { plainWord } from '@/lib/i18n/word-in';
import { text } from '@/lib/text/text';

type Difference = NonNullable<Shipment['differences']>[number];

/** What a difference is of, in the words of its line. */
function whatOf({ kind, description, packageId }: Difference, packages: Shipment['packages']): string {
  const words = description ?? (kind === 'tax' ? text('shipmentsPage.changes.taxes') : plainWord(kind));
  const parcel = packages.find(({ id }) => id === packageId);
  if (!parcel) return words;
  return text('shipmentsPage.changes.ofPackage', { description: words, reference: parcel.reference });
}

/** A difference in words: `$2.10 more`. */
function wordsOf(estimated: Money, final: Money): string {
  const amount = final.amount - estimated.amount;
  const words = formatMoney({ ...final, amount: Math.abs(amount) });
  if (amount === 0) return formatMoney({ ...final, amount });
  return amount > 0
    ? text('shipmentsPage.changes.more', { amount: words })
    : text('shipmentsPage.changes.less', { amount: words });
}

const heading = 'whitespace-nowrap pb-2 ps-4 text-end text-xs font-medium text-muted';
const sum = 'whitespace-nowrap py-2 ps-4 text-end tabular-nums';
/** On a phone it is below what it is of. */
const wide = 'hidden sm:table-cell';

function Row({ what, estimated, final }: { what: string; estimated: Money; final: Money }) {
  const difference = wordsOf(estimated, final);
  return (
    <tr className="align-top">
      <th scope="row" className="wrap-anywhere py-2 text-start font-normal">
        <bdi className="text-strong">{what}</bdi>
        <span className="block text-muted sm:hidden">{difference}</span>
      </th>
      <td className={sum}>{formatMoney(estimated)}</td>
      <td className={`${sum} text-strong`}>{formatMoney(final)}</td>
      <td className={`${sum} ${wide}`}>{difference}</td>
    </tr>
  );
}

/** Where what is charged differs from what was agreed on: both beside each other, and the difference in words. */
export function ChangesCard({ shipment }: { shipment: Shipment }) {
  const { estimate, final, differences = [], packages } = shipment;
  if (!estimate || !final || differences.length === 0) return null;
  return (
    <Card aria-labelledby="changes-heading">
      <CardHeader id="changes-heading" title={text('shipmentsPage.changes.title')} />
      <table aria-labelledby="changes-heading" className="w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="pb-2 text-start text-xs font-medium text-muted">
              {text('shipmentsPage.changes.what')}
            </th>
            <th scope="col" className={heading}>
              {text('shipmentsPage.changes.agreed')}
            </th>
            <th scope="col" className={heading}>
              {text('shipmentsPage.changes.now')}
            </th>
            <th scope="col" className={`${heading} ${wide}`}>
              {text('shipmentsPage.changes.difference')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {differences.map((difference, index) => (
            <Row
              key={index}
              what={whatOf(difference, packages)}
              estimated={difference.estimated}
              final={difference.final}
            />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line font-semibold">
          <Row what={text('shipmentsPage.changes.total')} estimated={estimate.total} final={final.total} />
        </tfoot>
      </table>
    </Card>
  );
}
