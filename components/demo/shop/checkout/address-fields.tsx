import { FormField } from '@/components/kit/form/form-field';
import { Select } from '@/components/ui/field/select';
import { countries } from '../../data/countries';
import { FormCard } from '../form-card';
import { TextField, type CheckoutPartProps } from './text-field';

const names = ['United States', ...Object.values(countries)].toSorted();

/** The delivery address. */
export function AddressFields({ form }: CheckoutPartProps) {
  return (
    <FormCard title="Delivery address">
      <TextField form={form} name="name" label="Name" span={3} autoComplete="shipping name" />
      <div className="@md:col-span-3">
        <FormField form={form} name="country" label="Country">
          {(control) => (
            <Select autoComplete="shipping country-name" {...control}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <TextField
        form={form}
        name="street"
        label="Street and number"
        span={3}
        autoComplete="shipping address-line1"
      />
      <TextField
        form={form}
        name="extra"
        label="Flat, floor"
        optional
        span={3}
        autoComplete="shipping address-line2"
      />
      <TextField form={form} name="city" label="City" span={2} autoComplete="shipping address-level2" />
      <TextField
        form={form}
        name="region"
        label="State or region"
        span={2}
        autoComplete="shipping address-level1"
      />
      <TextField form={form} name="postcode" label="Postcode" span={2} autoComplete="shipping postal-code" />
    </FormCard>
  );
}
