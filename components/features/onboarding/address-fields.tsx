import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { FieldErrors } from '@/lib/errors';
import type { Country } from './countries';
import type { Draft } from './store';

interface AddressFieldsProps {
  countries: Country[];
  draft: Draft;
  errors: FieldErrors;
}

/** Where packages and invoices go; the names are those of the API's error fields. */
export function AddressFields({ countries, draft, errors }: AddressFieldsProps) {
  const named = (name: string) => ({ name: `address.${name}`, defaultValue: draft[`address.${name}`] });
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="sr-only">Address</legend>
      <Field id="countryCode" label="Country" error={errors['address.countryCode']}>
        {(control) => (
          <Select
            {...control}
            name="address.countryCode"
            autoComplete="country"
            required
            defaultValue={draft['address.countryCode'] ?? 'US'}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="line1" label="Street and number" error={errors['address.line1']}>
        {(control) => <Input {...control} {...named('line1')} autoComplete="address-line1" required />}
      </Field>
      <Field id="line2" label="Apartment, floor" optional error={errors['address.line2']}>
        {(control) => <Input {...control} {...named('line2')} autoComplete="address-line2" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="locality" label="Town or city" error={errors['address.locality']}>
          {(control) => <Input {...control} {...named('locality')} autoComplete="address-level2" required />}
        </Field>
        <Field id="postalCode" label="Postal code" optional error={errors['address.postalCode']}>
          {(control) => <Input {...control} {...named('postalCode')} autoComplete="postal-code" />}
        </Field>
      </div>
      <Field id="area" label="State or region" optional error={errors['address.administrativeArea']}>
        {(control) => <Input {...control} {...named('administrativeArea')} autoComplete="address-level1" />}
      </Field>
    </fieldset>
  );
}
