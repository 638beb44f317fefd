import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { RadioCards } from '@/components/ui/field/radio-cards';
import { KeepAddress } from '@/components/shared/address/keep-address';
import type { AddressChoice } from '@/components/shared/address/address-choices';
import { text } from '@/lib/text/text';
import { field } from './ship-choices';

interface WherePartProps {
  /** The account's addresses, and another where one was entered. */
  addresses: readonly AddressChoice[];
  value: string;
  hasOther: boolean;
  /** Whether the address that was entered is saved to the account, where it is chosen and can be. */
  keeping: ComponentProps<typeof KeepAddress> | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Opens the form for another address. */
  onOther: () => void;
}

/** Where the shipment goes: an address of the account, or another. */
export function WherePart({ addresses, value, hasOther, keeping, error, onChange, onOther }: WherePartProps) {
  return (
    <Card aria-labelledby="ship-where">
      <CardHeader id="ship-where" title={text('shipping.where.title')} />
      <div className="flex flex-col gap-4">
        <RadioCards
          legend={text('shipping.where.legend')}
          name={field.address}
          choices={addresses}
          value={addresses.some((one) => one.value === value) ? value : ''}
          error={error}
          onChange={onChange}
        />
        {keeping && <KeepAddress {...keeping} />}
        <div>
          <Button variant="secondary" icon={hasOther ? 'pencil' : 'plus'} onClick={onOther}>
            {text(hasOther ? 'shipping.where.change' : 'shipping.where.another')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
