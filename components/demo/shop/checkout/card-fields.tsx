import { FormCard } from '../form-card';
import { TextField, type CheckoutPartProps } from './text-field';

const digits = { inputMode: 'numeric' as const };

/** The card. Its number is not stored: the order only has the last four digits. */
export function CardFields({ form }: CheckoutPartProps) {
  return (
    <FormCard
      title="Payment"
      description="No card is charged here. Take 4242 4242 4242 4242 with any date to come, rather than your own."
    >
      <TextField form={form} name="cardName" label="Name on the card" span={3} autoComplete="cc-name" />
      <TextField
        form={form}
        name="cardNumber"
        label="Card number"
        span={3}
        autoComplete="cc-number"
        {...digits}
      />
      <TextField
        form={form}
        name="expiry"
        label="Expires"
        hint="Month and year, MM/YY."
        span={3}
        autoComplete="cc-exp"
        maxLength={7}
      />
      <TextField
        form={form}
        name="code"
        label="Security code"
        hint="On the back of the card."
        span={3}
        autoComplete="cc-csc"
        maxLength={4}
        {...digits}
      />
    </FormCard>
  );
}
