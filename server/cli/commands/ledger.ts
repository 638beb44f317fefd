import { z } from 'zod';
import { ledgerAccounts } from '@/lib/domain/billing/ledger-account';
import { verifyLedger } from '@/server/database/repositories/ledger/verify';
import type { CommandContext } from './context';

export const ledgerReportSchema = z.object({
  transactions: z.int(),
  /** Debits less credits, in minor units. */
  balances: z.array(
    z.object({ currency: z.string(), ledgerAccount: z.enum(ledgerAccounts), balance: z.int() }),
  ),
  /** The first hundred of each kind. */
  differences: z.array(
    z.object({
      of: z.string(),
      id: z.string(),
      name: z.string(),
      figure: z.string(),
      currency: z.string(),
      ledger: z.number(),
      expected: z.number(),
    }),
  ),
});
export type LedgerReport = z.infer<typeof ledgerReportSchema>;

/** Whether every balance of the portal is what the ledger says (decision 057). */
export const checkLedger = ({ db }: CommandContext): Promise<LedgerReport> => verifyLedger(db);
