import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { addressRules, type AddressPart } from '@/lib/domain/address-rules';
import type { Address } from '@/lib/domain/common';
import type { FieldErrors } from '@/lib/errors';

const completes: Record<AddressPart, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  locality: 'address-level2',
  administrativeArea: 'address-level1',
  postalCode: 'postal-code',
};

interface CountryFieldsProps {
  countryCode: string;
  address: Address;
  errors: FieldErrors;
}

const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3'];

/** The parts that addresses of a country have, in its order and its words. */
export function CountryFields({ countryCode, address, errors }: CountryFieldsProps) {
  const { rows, required, labels, example } = addressRules(countryCode);
  return rows.map((row) => (
    <div key={row.join()} className={classNames('grid items-start gap-5', columns[row.length])}>
      {row.map((part) => (
        <Field
          key={part}
          id={`address-${part}`}
          label={labels[part]}
          optional={!required.has(part)}
          error={errors[part]}
          hint={part === 'postalCode' && example ? `Like ${example}` : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name={part}
              defaultValue={address[part] ?? ''}
              autoComplete={completes[part]}
              maxLength={part === 'postalCode' ? 20 : 120}
              required={required.has(part)}
            />
          )}
        </Field>
      ))}
    </div>
  ));
}
