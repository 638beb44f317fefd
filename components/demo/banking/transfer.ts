import { z } from 'zod';
import { recipients } from './accounts';
import { accountIds, type AccountId } from './banking';
import { dollars } from './dollars';

/** The form's values; the amount as typed, in dollars. */
export interface TransferFields {
  from: AccountId;
  recipient: string;
  amount: string;
}

/** US cents of an amount as people type it: `250`, `1,250.5`, `$49.90`; null when it is invalid. */
export function centsOf(text: string): number | null {
  const match = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/**
 * A valid transfer: to a known recipient, more than zero, and at most the account's balance.
 * @param balance of an account, in US cents
 */
export const transferSchema = (balance: (account: AccountId) => number) =>
  z
    .object({
      from: z.enum(accountIds),
      recipient: z.enum(recipients, 'Choose who gets the money.'),
      amount: z.string().transform((text, context) => {
        const cents = centsOf(text);
        if (!cents) context.addIssue({ code: 'custom', message: cents === null ? unreadable : tooLittle });
        return cents ?? 0;
      }),
    })
    .superRefine(({ from, amount }, context) => {
      const held = balance(from);
      if (amount <= held) return;
      const message = `The account holds ${dollars(held)}. Enter no more than that.`;
      context.addIssue({ code: 'custom', path: ['amount'], message });
    });

const unreadable = 'Enter an amount, such as 250 or 49.90.';
const tooLittle = 'The amount must be more than nothing.';

/** The amount in US cents. */
export type CheckedTransfer = z.output<ReturnType<typeof transferSchema>>;
