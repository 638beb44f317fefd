import { classNames } from '@/components/ui/styles/class-names';
import type { Money } from '@/lib/domain/values/common';
import { formatMoney, lengthOf } from '@/lib/format';

/** Characters that fit a phone at full size. */
const usual = 13;

interface LoudAmountProps {
  money: Money;
  testId: string;
}

/** The most prominent figure of a screen; a very long one is smaller, to fit on one line. */
export function LoudAmount({ money, testId }: LoudAmountProps) {
  const text = formatMoney(money);
  const size = lengthOf(text) > usual ? 'text-xl' : 'text-3xl';
  return (
    <span data-testid={testId} className={classNames('block font-semibold tabular-nums text-strong', size)}>
      {text}
    </span>
  );
}
