import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { CopyButton } from '@/components/ui/action/copy-button';
import { CopyList } from '@/components/ui/action/copy-list';
import type { Account } from '@/lib/domain/account/account';
import { addressFields, addressLines } from '@/lib/domain/address/address-lines';
import { text } from '@/lib/text/text';

/**
 * The address customers give to shops, field by field as shops ask for it: packages without the suite get
 * lost.
 */
export function WarehouseAddress({ account }: { account: Account }) {
  const { warehouseAddress: address, warehouse } = account;
  return (
    <Card aria-labelledby="warehouse-heading">
      <CardHeader
        id="warehouse-heading"
        title={text('accountPage.warehouse.title')}
        description={text('accountPage.warehouse.description')}
        action={
          <CopyButton
            text={addressLines(address).join('\n')}
            label={text('accountPage.warehouse.copy')}
            variant="secondary"
          />
        }
      />
      <CopyList fields={addressFields(address)} strong={text('domainPage.address.line2')} />
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        <bdi>{warehouse.name}</bdi>. <bdi>{warehouse.hours}</bdi>. <bdi>{warehouse.contact}</bdi>
      </p>
    </Card>
  );
}
