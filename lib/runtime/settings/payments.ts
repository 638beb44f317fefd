import { z } from 'zod';
import { readIban } from '@/lib/domain/values/check-digits';
import { readJson } from './json-setting';

const accountSchema = z
  .strictObject({
    currency: z.string().regex(/^[A-Z]{3}$/),
    holder: z.string().trim().min(1).max(70),
    /** With check digits that are right. */
    iban: z
      .string()
      .transform((value) => readIban(value))
      .pipe(z.string())
      .optional(),
    bic: z
      .string()
      .regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/)
      .optional(),
    /** What else a bank needs, such as a routing number. */
    details: z
      .array(z.strictObject({ label: z.string().min(1).max(60), value: z.string().min(1).max(60) }))
      .max(6)
      .optional(),
  })
  .refine((account) => (account.iban ?? account.details) !== undefined);

/** Where customers send bank transfers in a currency. */
export type BankAccount = z.infer<typeof accountSchema>;

const accountsSchema = z
  .array(accountSchema)
  .refine((accounts) => new Set(accounts.map(({ currency }) => currency)).size === accounts.length);

/** `BANK_TRANSFER_ACCOUNTS`: a JSON list with one account for each currency. */
export const bankAccountsSchema = z.preprocess(
  readJson,
  z.unknown().transform((value, ctx): BankAccount[] => {
    const accounts = accountsSchema.safeParse(value);
    if (accounts.success) return accounts.data;
    const message =
      'must be a JSON list of {currency, holder, iban, bic, details: [{label, value}]}, one for each currency, with iban (its check digits are checked) or details';
    ctx.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),
);

/** What this installation has at Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** Checks its webhooks. */
  webhookSecret: string;
}
