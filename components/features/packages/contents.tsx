import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Tag } from '@/components/ui/display/tag';
import { countryName } from '@/lib/domain/address/address-lines';
import type { Warehouse } from '@/lib/domain/account/account';
import type { Package } from '@/lib/domain/package/package';
import { isDeclarable } from '@/lib/domain/package/package-changes';
import { isIn } from '@/lib/domain/values/is-in';
import { formatMoney } from '@/lib/format';
import { plainWord } from '@/lib/i18n/word-in';
import { text } from '@/lib/text/text';
import { Declaration } from './declaration';
import { usualCurrency } from './declaration-form';

const declarations = {
  missing: { label: 'packagesPage.contents.missing', tone: 'action', icon: 'hand' },
  estimated: { label: 'packagesPage.contents.estimated', tone: 'neutral', icon: 'info' },
  confirmed: { label: 'packagesPage.contents.confirmed', tone: 'done', icon: 'check' },
} as const;

function declarationTag(status: Package['declarationStatus']) {
  if (!isIn(declarations, status))
    return { label: plainWord(status), tone: 'neutral', icon: 'info' } as const;
  const { label, ...look } = declarations[status];
  return { label: text(label), ...look };
}

/** The customs declaration: contents, values, and their status; editable until the package is prepared. */
export function Contents({ item, warehouse }: { item: Package; warehouse: Warehouse }) {
  const { tone, icon, label } = declarationTag(item.declarationStatus);
  const { id, reference, contents, declaredValue, declarationStatus, version } = item;
  const saved =
    contents.length > 0 ? (
      <ContentsTable item={item} />
    ) : (
      <p className="text-sm text-muted">{text('packagesPage.contents.empty')}</p>
    );
  return (
    <Card id="declare" aria-labelledby="contents-heading" className="scroll-mt-20">
      <CardHeader
        id="contents-heading"
        title={text('packagesPage.contents.title')}
        action={
          <Tag tone={tone} icon={icon}>
            {label}
          </Tag>
        }
      />
      <Declaration
        item={{ id, reference, contents, declaredValue, declarationStatus, version }}
        isDeclarable={isDeclarable(item)}
        contact={warehouse.contact}
        usualCurrency={usualCurrency(warehouse)}
      >
        {saved}
      </Declaration>
    </Card>
  );
}

function ContentsTable({ item }: { item: Package }) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          <th scope="col" className="pb-2 text-start font-medium">
            {text('packagesPage.contents.item')}
          </th>
          <th scope="col" className="pb-2 text-end font-medium">
            {text('packagesPage.contents.quantity')}
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-medium">
            {text('packagesPage.contents.unitValue')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {item.contents.map((content, index) => (
          <tr key={index} className="align-top">
            <td className="wrap-anywhere py-2.5">
              <p dir="auto">{content.description}</p>
              <p className="text-xs text-muted">
                {[
                  content.hsCode && text('packagesPage.contents.hsCode', { code: content.hsCode }),
                  content.originCountry &&
                    text('packagesPage.contents.origin', { country: countryName(content.originCountry) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </td>
            <td className="py-2.5 text-end tabular-nums">{content.quantity}</td>
            <td className="py-2.5 ps-4 text-end tabular-nums">{formatMoney(content.unitValue)}</td>
          </tr>
        ))}
      </tbody>
      {item.declaredValue && (
        <tfoot>
          <tr className="border-t border-line font-semibold text-strong">
            <th scope="row" colSpan={2} className="pt-2.5 text-start font-semibold">
              {text('packagesPage.contents.declaredValue')}
            </th>
            <td className="ps-4 pt-2.5 text-end tabular-nums">{formatMoney(item.declaredValue)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
