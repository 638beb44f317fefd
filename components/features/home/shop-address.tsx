import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { CopyButton } from '@/components/ui/copy-button';
import { CopyList } from '@/components/ui/copy-list';
import { PrintCardButton } from '@/components/ui/print-card-button';
import { addressFields, addressLines } from '@/lib/domain/address-lines';
import type { Address } from '@/lib/domain/common';

/** The address for shops, with the suite in line 2: to copy whole or field by field, and to print. */
export function ShopAddress({ address }: { address: Address }) {
  return (
    <Card aria-labelledby="address-heading">
      <CardHeader
        id="address-heading"
        title="Your warehouse address"
        action={
          <div className="flex flex-wrap gap-2">
            <CopyButton
              text={addressLines(address).join('\n')}
              label="the whole address"
              variant="secondary"
            />
            <PrintCardButton label="the address" />
          </div>
        }
      />
      <CopyList fields={addressFields(address)} strong="Address line 2" />
    </Card>
  );
}
