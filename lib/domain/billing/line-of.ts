import type { Money } from '../values/common';
import type { StoredLine } from './invoice';
import { lineAmount } from './invoice-math';

interface Charge extends Pick<StoredLine, 'kind' | 'description' | 'quantity' | 'unit' | 'calc'> {
  unitPrice: Money;
  tax: Pick<StoredLine, 'taxCategory' | 'taxRate'>;
  packageId?: string | undefined;
}

/** A line whose amount is quantity × unit price, half-up to the cent. */
export function lineOf({ tax, packageId, ...charge }: Charge): StoredLine {
  const { quantity, unitPrice } = charge;
  return {
    ...charge,
    ...tax,
    ...(packageId !== undefined && { packageId }),
    amount: { amount: lineAmount(quantity, unitPrice.amount), currency: unitPrice.currency },
  };
}
