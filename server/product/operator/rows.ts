import type { z } from 'zod';
import type { RowResult } from '@/lib/domain/operator';
import type { Database } from '@/server/database';
import { lockCustomer, type CustomerRow } from '@/server/database/repositories/operators-requests';
import { issuesOf } from '../carriers/issues';
import type { RowIssue } from '../carriers/tracker';
import { isStorable } from '../input';
import type { Operator } from './keys';

/** What the rows of one request work with, within its transaction. */
export interface RowContext {
  tx: Database;
  operator: Operator;
  now: Date;
  /** The customer of a suite. @throws RowRejected when the warehouse has none */
  customerOf: (suiteNumber: string) => Promise<CustomerRow>;
}

export type RowOutcome = Pick<RowResult, 'outcome' | 'id' | 'issues'>;

/** Takes the rows of a request and says what became of each, in their order. */
export type RowsHandler = (rows: readonly unknown[], context: RowContext) => Promise<RowOutcome[]>;

/** A row can't land; nothing of it may have been stored by then. */
export class RowRejected extends Error {
  override readonly name = 'RowRejected';
  readonly issues: RowIssue[];

  constructor(issues: RowIssue[]) {
    super(issues.map(({ field, reason }) => `${field} ${reason}`).join('; '));
    this.issues = issues;
  }
}

/** Rejects the row for one field. */
export function reject(field: string, reason: string): never {
  throw new RowRejected([{ field, reason }]);
}

/** Reads a row by its schema. @throws RowRejected */
export function readRow<T extends z.ZodType>(schema: T, row: unknown): z.infer<T> {
  if (!isStorable(row)) reject('row', 'holds characters that are no text');
  const parsed = schema.safeParse(row);
  if (!parsed.success) throw new RowRejected(issuesOf(parsed.error));
  return parsed.data;
}

/** What a row came to, or why it was rejected. */
export async function outcomeOf(work: () => Promise<RowOutcome> | RowOutcome): Promise<RowOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RowRejected) return { outcome: 'rejected', issues: error.issues };
    throw error;
  }
}

/** A handler that takes row by row. */
export function eachRow<T extends z.ZodType>(
  schema: T,
  handle: (row: z.infer<T>, context: RowContext) => Promise<RowOutcome>,
): RowsHandler {
  return async (rows, context) => {
    const outcomes: RowOutcome[] = [];
    for (const row of rows) outcomes.push(await outcomeOf(() => handle(readRow(schema, row), context)));
    return outcomes;
  };
}

/** A context whose customers are looked up, and locked, once each. */
export function rowContext(tx: Database, operator: Operator, now: Date): RowContext {
  const known = new Map<string, CustomerRow | undefined>();
  return {
    tx,
    operator,
    now,
    customerOf: async (suiteNumber) => {
      if (!known.has(suiteNumber)) {
        known.set(suiteNumber, await lockCustomer(tx, operator.warehouseId, suiteNumber));
      }
      return known.get(suiteNumber) ?? reject('suiteNumber', 'is of no customer of this warehouse');
    },
  };
}
