/** What is posted to the ledger (decision 057). */
export const ledgerKinds = [
  'invoice_issued',
  'invoice_voided',
  'invoice_written_off',
  /** An invoice that was written off is due again. */
  'invoice_reinstated',
  'payment_received',
  'payment_allocated',
  /** Credit of a payment is put on invoices (decision 065). */
  'credit_applied',
  /** Money is set aside for a refund that a provider is to send. */
  'refund_started',
  'payment_refunded',
  /** A refund came back, or was never sent. */
  'refund_failed',
  'credit_note_issued',
  /** A part of a payment is off an invoice, and credit. */
  'payment_released',
  /** The bank, or the issuer of a card, has taken a payment back, or a part of it. */
  'payment_reversed',
  /** What was taken back has come again. */
  'payment_reinstated',
] as const;

export const ledgerDirections = ['debit', 'credit'] as const;
type LedgerDirection = (typeof ledgerDirections)[number];

/** The accounts of the ledger, each with the direction in which its balance grows. */
export const normalBalances = {
  /** What a customer owes on an invoice. */
  receivable: 'debit',
  /** Money that came, less what was refunded. */
  payments: 'debit',
  /** What is owed on an invoice that nobody expects to be paid. */
  written_off: 'debit',
  /** The customer's balance: money received that is on no invoice. */
  credit: 'credit',
  /** What is set aside for refunds that are under way. */
  refunds_payable: 'credit',
  revenue: 'credit',
  tax: 'credit',
} as const satisfies Record<string, LedgerDirection>;
export type LedgerAccount = keyof typeof normalBalances;

export const ledgerAccounts = Object.keys(normalBalances) as [LedgerAccount, ...LedgerAccount[]];
