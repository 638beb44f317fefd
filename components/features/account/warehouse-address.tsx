import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { CopyButton } from '@/components/ui/copy-button';
import { DescriptionList, type Fact } from '@/components/ui/description-list';
import type { Account } from '@/lib/domain/account';
import { readablePhone } from '@/lib/domain/phone';
import { addressLines, countryName } from '@/lib/domain/address-lines';

/** The address customers give to shops, field by field as shops ask for it: a missing suite is why packages get lost. */
export function WarehouseAddress({ account }: { account: Account }) {
  const { warehouseAddress: address, warehouse } = account;
  const fields: [string, string | undefined][] = [
    ['Name', address.name],
    ['Company', address.company],
    ['Address line 1', address.line1],
    ['Address line 2', address.line2],
    ['City', address.locality],
    ['State', address.administrativeArea],
    ['Postal code', address.postalCode],
    ['Country', countryName(address.countryCode)],
    ['Phone', address.phone && readablePhone(address.phone)],
  ];
  const facts = fields.flatMap(([term, value]): Fact[] =>
    value
      ? [
          {
            term,
            value: (
              <span className={term === 'Address line 2' ? 'font-semibold text-strong' : ''}>{value}</span>
            ),
            action: <CopyButton text={value} label={term.toLowerCase()} />,
          },
        ]
      : [],
  );
  return (
    <Card aria-labelledby="warehouse-heading">
      <CardHeader
        id="warehouse-heading"
        title="Your warehouse address"
        description="Give it to shops exactly like this. Without the suite in line 2 we can’t tell whose package it is."
        action={
          <CopyButton text={addressLines(address).join('\n')} label="the whole address" variant="secondary" />
        }
      />
      <DescriptionList facts={facts} />
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {warehouse.name}. {warehouse.hours}. {warehouse.contact}
      </p>
    </Card>
  );
}
