import { z } from 'zod';

/** The calls of operators, each under `POST /api/operator/`; a key's scopes are the calls it may make. */
export const operatorCalls = ['packages', 'events', 'invoices', 'payments', 'onboardingTokens'] as const;
export const operatorScopeSchema = z.enum(operatorCalls);
export type OperatorScope = z.infer<typeof operatorScopeSchema>;
export type OperatorCall = OperatorScope;

/** Rows in one request. */
export const maxOperatorRows = 1000;

/** What a request brings; each row is checked by itself, so that a bad one costs no other. */
export const operatorRequestSchema = z.strictObject({
  rows: z
    .array(z.unknown(), { error: 'Send the rows as a list' })
    .max(maxOperatorRows, `Send at most ${maxOperatorRows} rows`),
  /** Tells what would become of the rows and stores nothing. */
  dryRun: z.boolean().default(false),
});
export type OperatorRequest = z.infer<typeof operatorRequestSchema>;

export const rowOutcomes = ['created', 'updated', 'unchanged', 'rejected'] as const;

/** What is wrong with a row, and where in it: `lines[2].unitPrice`. */
export const rowIssueSchema = z.object({ field: z.string(), reason: z.string() });
export type RowIssue = z.infer<typeof rowIssueSchema>;

/** What became of one row. */
export const rowResultSchema = z.object({
  /** Of the row in the request, from 0. */
  index: z.int().nonnegative(),
  outcome: z.enum(rowOutcomes),
  /** Of the package, event, invoice, payment or token. */
  id: z.string().optional(),
  issues: z.array(rowIssueSchema),
  /** Of onboardingTokens only: what the customer's link carries. */
  token: z.string().optional(),
});
export type RowResult = z.infer<typeof rowResultSchema>;

export const operatorAnswerSchema = z.object({ dryRun: z.boolean(), rows: z.array(rowResultSchema) });
export type OperatorAnswer = z.infer<typeof operatorAnswerSchema>;
