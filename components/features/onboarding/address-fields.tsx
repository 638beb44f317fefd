import { useState } from 'react';
import { CountryFields } from '@/components/shared/address/country-fields';
import { Field } from '@/components/ui/field/field';
import { Select } from '@/components/ui/field/select';
import type { Country } from '@/lib/domain/values/countries';
import type { FieldErrors } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { textsOf } from '@/lib/validation/form-values';
import type { Draft } from './store';

interface AddressFieldsProps {
  countries: Country[];
  draft: Draft;
  errors: FieldErrors;
}

const prefix = 'address.';

/** The address form by the rules of the country; the names are those of the API's error fields. */
export function AddressFields({ countries, draft, errors }: AddressFieldsProps) {
  // Input stays when the country changes.
  const [typed, setTyped] = useState(draft);
  const country = typed[`${prefix}countryCode`] ?? '';
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="sr-only">{text('onboarding.address.title')}</legend>
      <Field
        id="countryCode"
        label={text('onboarding.address.country')}
        error={errors[`${prefix}countryCode`]}
      >
        {(control) => (
          <Select
            {...control}
            name={`${prefix}countryCode`}
            autoComplete="country"
            required
            value={country}
            onChange={({ target: { form } }) =>
              setTyped((before) => ({ ...before, ...(form && textsOf(new FormData(form))) }))
            }
          >
            {country === '' && <option value="">{text('onboarding.address.chooseCountry')}</option>}
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <CountryFields
        countryCode={country}
        prefix={prefix}
        valueOf={(part) => typed[prefix + part]}
        errorOf={(part) => errors[prefix + part]}
      />
    </fieldset>
  );
}
