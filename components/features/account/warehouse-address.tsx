import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { CopyButton } from '@/components/ui/action/copy-button';
import { CopyList } from '@/components/ui/action/copy-list';
import type { Account } from '@/lib/domain/account/account';
import { addressFields, addressLines } from '@/lib/domain/address/address-lines';

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
        title="Your warehouse address"
        description="Give shops this exact address. Without the suite number in line 2, we can’t tell whose package it is."
        action={
          <CopyButton text={addressLines(address).join('\n')} label="full address" variant="secondary" />
        }
      />
      <CopyList fields={addressFields(address)} strong="Address line 2" />
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {warehouse.name}. {warehouse.hours}. {warehouse.contact}
      </p>
    </Card>
  );
}
