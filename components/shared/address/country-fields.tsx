import { classNames } from '@/components/ui/styles/class-names';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { addressRules, type AddressPart } from '@/lib/domain/address/address-rules';
import { maxLength } from '@/lib/domain/values/bounds';
import { text } from '@/lib/text/text';

const completes: Record<AddressPart, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  locality: 'address-level2',
  administrativeArea: 'address-level1',
  postalCode: 'postal-code',
};

interface CountryFieldsProps {
  countryCode: string;
  /** A part's initial value and its error. */
  valueOf: (part: AddressPart) => string | undefined;
  errorOf: (part: AddressPart) => string | undefined;
  /** The prefix of the controls' names. */
  prefix?: string;
}

const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3'];

/** The fields of a country's addresses, in its order and with its labels. */
export function CountryFields({ countryCode, valueOf, errorOf, prefix = '' }: CountryFieldsProps) {
  const { rows, required, labels, example } = addressRules(countryCode);
  return rows.map((row) => (
    <div key={row.join()} className={classNames('grid items-start gap-5', columns[row.length])}>
      {row.map((part) => (
        <Field
          key={part}
          id={`address-${part}`}
          label={labels[part]}
          optional={!required.has(part)}
          error={errorOf(part)}
          hint={part === 'postalCode' && example ? text('shell.address.example', { example }) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name={`${prefix}${part}`}
              defaultValue={valueOf(part) ?? ''}
              autoComplete={completes[part]}
              maxLength={part === 'postalCode' ? maxLength.postalCode : maxLength.addressLine}
              required={required.has(part)}
            />
          )}
        </Field>
      ))}
    </div>
  ));
}
