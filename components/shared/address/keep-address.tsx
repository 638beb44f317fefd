import { Checkbox } from '@/components/ui/field/checkbox';
import { text } from '@/lib/text/text';

interface KeepAddressProps {
  checked: boolean;
  onChange: (keeps: boolean) => void;
}

/** Whether an address that was entered for one purpose is to be saved to the account as well. */
export function KeepAddress({ checked, onChange }: KeepAddressProps) {
  return (
    <Checkbox
      id="keep-address"
      label={text('address.keep')}
      labelClassName="cursor-pointer py-0.5"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
