import { digestOf } from '@/server/database/ids';
import { decimalsOf } from '@/lib/format/currency';
import { readCreditorReference } from '@/lib/domain/values/check-digits';
import type { Money } from '@/lib/domain/values/common';

/** Money that came to a bank account, as its bank tells it. */
export interface BankEntry {
  /** The same each time the entry is told. */
  id: string;
  /** `YYYY-MM-DD` */
  bookedOn: string;
  money: Money;
  /** The structured creditor reference, if one of the form of ours is in it. */
  reference?: string;
  payer?: string;
}

/** The entries of a file, and how many others there are in it, such as debits; or why it can't be read. */
export type EntriesReading = { entries: BankEntry[]; others: number } | { problem: string };

/** An amount in a bank's decimals as minor units; undefined for what is none, or has more decimals than its currency. */
export function readAmount(decimal: string, currency: string): Money | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,15})(?:\.(\d{1,5}))?$/.exec(decimal) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || /[1-9]/.test(fraction.slice(decimals))) return undefined;
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) && amount > 0 ? { amount, currency } : undefined;
}

/** Our form of a creditor reference, in a text without spaces. */
const ours = /RF\d{18}/g;

/** A creditor reference of our form in what a payer wrote; check digits tell it from other numbers. */
export function referenceIn(remittance: readonly string[]): string | undefined {
  const compact = remittance.map((line) => line.replaceAll(/\s/g, '').toUpperCase());
  const found = compact.flatMap((line) => line.match(ours) ?? []);
  return found.flatMap((text) => readCreditorReference(text) ?? [])[0];
}

/** Numbers entries that nothing tells apart, so that each has an id that stays. */
export function withIds(
  entries: readonly (Omit<BankEntry, 'id'> & { names: readonly string[] })[],
): BankEntry[] {
  const twins = new Map<string, number>();
  return entries.map(({ names, ...entry }) => {
    const { bookedOn, money, reference = '' } = entry;
    const told = JSON.stringify([...names, bookedOn, money.amount, money.currency, reference]);
    const twin = twins.get(told) ?? 0;
    twins.set(told, twin + 1);
    return { ...entry, id: digestOf(twin === 0 ? told : `${told} ${twin}`) };
  });
}
