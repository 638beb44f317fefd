import { decimalsOf } from './currency';

/** Minor units of an amount as people type it (`1,234.50`, `$12`, `12,50`); undefined when it is invalid. */
export function readTypedAmount(amount: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const typed = amount.replace(/[\s\p{Sc}]/gu, '').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}
