import type { Money } from '../values/common';
import type { Package } from './package';

type Contents = Pick<Package['contents'][number], 'quantity' | 'unitValue'>[];

/** The sum of the lines, in minor units of the first one's currency; undefined without lines. */
export function declaredValueOf(contents: Contents): Money | undefined {
  const currency = contents[0]?.unitValue.currency;
  if (currency === undefined) return undefined;
  return {
    amount: contents.reduce((sum, { quantity, unitValue }) => sum + quantity * unitValue.amount, 0),
    currency,
  };
}
