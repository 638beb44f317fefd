import { moneySchema } from '@/lib/domain/values/common';
import { paymentIssueReasons } from '@/lib/domain/billing/payment-issue';
import { z } from 'zod';
import type { Database } from '@/server/database';
import { isNoted } from '@/server/database/repositories/payments/provider-messages';
import { invoiceByReference } from '@/server/database/repositories/billing/invoice-references';
import { collectedByReference } from '@/server/database/repositories/payments/provider-payments';
import type { BankEntry } from '@/server/payments/bank-transfer/entries';
import { takeFact } from './take-fact';
import { takeInvoiceTransfer } from './take-invoice-transfer';

const provider = { name: 'bank_transfer', method: 'bank_transfer', isHosted: false } as const;

const importedSchema = z.object({
  bookedOn: z.string(),
  money: moneySchema,
  reference: z.string().optional(),
  payer: z.string().optional(),
  /** `known`: imported before; `unmatched`: of no payment here; `refused`: not booked, see `issue`. */
  outcome: z.enum(['booked', 'known', 'unmatched', 'refused']),
  paymentId: z.string().optional(),
  issue: z.enum(paymentIssueReasons).optional(),
});
export type ImportedTransfer = z.infer<typeof importedSchema>;

export const transfersResultSchema = z.union([
  z.object({ problem: z.string() }),
  z.object({ dryRun: z.boolean(), others: z.int(), transfers: z.array(importedSchema) }),
]);
export type TransfersResult = z.infer<typeof transfersResultSchema>;

type Referenced = BankEntry & { reference: string };

/** A bank tells days, which are the same at noon wherever customers are. */
const atOf = ({ bookedOn }: BankEntry) => new Date(`${bookedOn}T12:00:00Z`);

/** A transfer with the reference of an invoice. */
async function importUnasked(db: Database, entry: Referenced, now: Date): Promise<ImportedTransfer> {
  const { id, ...told } = entry;
  const invoice = await invoiceByReference(db, entry.reference);
  if (invoice?.currency !== entry.money.currency) return { ...told, outcome: 'unmatched' };
  const { outcome, paymentId, issue } = await takeInvoiceTransfer(
    db,
    provider,
    { ...told, id, at: atOf(entry), invoice },
    now,
  );
  return { ...told, outcome, paymentId, ...(issue && { issue: issue.reason }) };
}

async function importOne(db: Database, entry: BankEntry, now: Date): Promise<ImportedTransfer> {
  const { id, ...told } = entry;
  const { reference, money } = told;
  if (reference === undefined) return { ...told, outcome: 'unmatched' };
  const found = await collectedByReference(db, provider.name, reference);
  if (!found) return importUnasked(db, { ...entry, reference }, now);
  const { id: paymentId } = found.payment;
  if (await isNoted(db, { provider: provider.name, id })) return { ...told, outcome: 'known', paymentId };
  const at = atOf(entry);
  const fact = { kind: 'paid', money, at } as const;
  const { outcome, issue } = await takeFact(db, provider, { id, paymentId, fact }, now);
  return {
    ...told,
    paymentId,
    outcome: outcome === 'booked' ? 'booked' : 'refused',
    ...(issue && { issue: issue.reason }),
  };
}

class DryRun extends Error {
  readonly transfers: ImportedTransfer[];

  constructor(transfers: ImportedTransfer[]) {
    super('A dry run stores nothing');
    this.transfers = transfers;
  }
}

async function importAll(db: Database, entries: readonly BankEntry[], now: Date) {
  const transfers: ImportedTransfer[] = [];
  for (const entry of entries) transfers.push(await importOne(db, entry, now));
  return transfers;
}

/**
 * Books the transfers that came to a bank account: by their structured reference, which is of a payment or of an invoice,
 * each once, however often its file is imported. What has no reference of ours is left alone.
 * @param dryRun tells what would become of them and stores nothing
 */
export async function importTransfers(
  db: Database,
  entries: readonly BankEntry[],
  { dryRun, now }: { dryRun: boolean; now: Date },
): Promise<ImportedTransfer[]> {
  if (!dryRun) return importAll(db, entries, now);
  try {
    return await db.transaction(async (tx) => {
      throw new DryRun(await importAll(tx, entries, now));
    });
  } catch (error) {
    if (error instanceof DryRun) return error.transfers;
    throw error;
  }
}
