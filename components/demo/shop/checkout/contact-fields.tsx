import { FormCard } from '../form-card';
import { TextField, type CheckoutPartProps } from './text-field';

/** Contact details for the order. */
export function ContactFields({ form }: CheckoutPartProps) {
  return (
    <FormCard title="Contact">
      <TextField form={form} name="email" label="E-mail" span={3} type="email" autoComplete="email" />
      <TextField
        form={form}
        name="phone"
        label="Phone"
        hint="For the driver."
        span={3}
        type="tel"
        autoComplete="tel"
      />
    </FormCard>
  );
}
