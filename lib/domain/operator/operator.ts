import { z } from 'zod';

/** The operators' calls, each under `POST /api/operator/`. */
export const operatorCalls = [
  'packages',
  'events',
  'invoices',
  'payments',
  'creditNotes',
  'refunds',
  'onboardingTokens',
  'customers',
  'warehouses',
  'bounces',
] as const;
export const operatorCallSchema = z.enum(operatorCalls);
export type OperatorCall = z.infer<typeof operatorCallSchema>;

/** The lists that operators may read. */
export const operatorLists = [
  'packages',
  'shipments',
  'customers',
  'invoices',
  'payments',
  'creditNotes',
  'refunds',
] as const;
export type OperatorList = (typeof operatorLists)[number];

/** What operators may read, each under `GET /api/operator/`. */
export const operatorReads = [...operatorLists, 'messages', 'changes'] as const;
export type OperatorRead = (typeof operatorReads)[number];

/** What a key may do: a call by its name, reading by a scope of its own that a key gets by name only (decision 039). */
export const operatorScopes = [
  ...operatorCalls,
  ...operatorReads.map((name) => `${name}:read` as const),
  'messages:write',
  'shipments:write',
  'webhooks',
  'rates:read',
  'rates:write',
  'customers:erase',
] as const;
export const operatorScopeSchema = z.enum(operatorScopes);
export type OperatorScope = z.infer<typeof operatorScopeSchema>;

/**
 * The scopes of a key for which none are named. `warehouses` must be: it decides where customers send their parcels.
 */
export const usualScopes: readonly OperatorScope[] = operatorCalls.filter((call) => call !== 'warehouses');

/** Maximum rows per request. */
export const maxOperatorRows = 1000;

/** The body of a request; rows are checked one by one, so that an invalid one does not affect the others. */
export const operatorRequestSchema = z.strictObject({
  rows: z
    .array(z.unknown(), { error: 'Send the rows as a list' })
    .max(maxOperatorRows, `Send at most ${maxOperatorRows} rows`),
  /** Reports the results for the rows and stores nothing. */
  dryRun: z.boolean().default(false),
});
export type OperatorRequest = z.infer<typeof operatorRequestSchema>;

export const rowOutcomes = ['created', 'updated', 'unchanged', 'rejected'] as const;

/** A problem of a row, and the field it concerns: `lines[2].unitPrice`. */
export const rowIssueSchema = z.object({ field: z.string(), reason: z.string() });
export type RowIssue = z.infer<typeof rowIssueSchema>;

/** The result of one row. */
export const rowResultSchema = z.object({
  /** The row's index in the request, from 0. */
  index: z.int().nonnegative(),
  outcome: z.enum(rowOutcomes),
  /** The id of the package, event, invoice, payment, credit note, refund, token, account, warehouse or message. */
  id: z.string().optional(),
  issues: z.array(rowIssueSchema),
  /** For onboardingTokens only: the token of the customer's link. */
  token: z.string().optional(),
});
export type RowResult = z.infer<typeof rowResultSchema>;

export const operatorAnswerSchema = z.object({ dryRun: z.boolean(), rows: z.array(rowResultSchema) });
export type OperatorAnswer = z.infer<typeof operatorAnswerSchema>;
