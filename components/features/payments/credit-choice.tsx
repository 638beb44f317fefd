import { Card } from '@/components/ui/display/card';
import { Checkbox } from '@/components/ui/field/checkbox';
import { text } from '@/lib/text/text';

interface CreditChoiceProps {
  /** Writes minor units of the currency. */
  money: (amount: number) => string;
  /** All there is; minor units, as the next two. */
  credit: number;
  /** What of it the selection can use. */
  usable: number;
  /** What a payment has to bring then. */
  left: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether credit is applied first, and what that leaves to pay. */
export function CreditChoice({ money, credit, usable, left, checked, onChange }: CreditChoiceProps) {
  return (
    <Card padding="none">
      <Checkbox
        id="pay-credit"
        name="credit"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="px-4 py-3"
        label={
          <span className="flex flex-col gap-0.5">
            <span className="font-medium text-strong">
              {text('payments.credit.use', { amount: money(credit) })}
            </span>
            {usable > 0 && (
              <span className="text-muted">
                {left === 0
                  ? text('payments.credit.covers')
                  : text('payments.credit.first', { used: money(usable), left: money(left) })}
              </span>
            )}
          </span>
        }
      />
    </Card>
  );
}
