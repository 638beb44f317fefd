import type { Posting } from '@/server/database/repositories/ledger/post';

type Head = Pick<Posting, 'accountId' | 'warehouseId' | 'currency' | 'effectiveAt'>;

/** What a posting has of the invoice or payment that it is of. @param effectiveAt when it happened */
export const headOf = (
  { accountId, warehouseId, currency }: Omit<Head, 'effectiveAt'>,
  effectiveAt: Date,
): Head => ({ accountId, warehouseId, currency, effectiveAt });
