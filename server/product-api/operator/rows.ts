import type { z } from 'zod';
import type { RowResult } from '@/lib/domain/operator/operator';
import type { Database } from '@/server/database';
import { lockCustomers, type CustomerRow } from '@/server/database/repositories/operators/operators-requests';
import { issuesOf } from '../tracking/carriers/issues';
import type { RowIssue } from '../tracking/carriers/tracker';
import { isStorable } from '../http/input';
import type { Operator } from './keys';

/** The dependencies of a request's rows, within its transaction. */
export interface RowContext {
  tx: Database;
  operator: Operator;
  now: Date;
}

/** The customers named by rows, locked. */
export class Customers {
  private readonly bySuite: ReadonlyMap<string, CustomerRow>;

  private constructor(bySuite: ReadonlyMap<string, CustomerRow>) {
    this.bySuite = bySuite;
  }

  static async of(
    rows: readonly { suiteNumber: string }[],
    { tx, operator }: RowContext,
  ): Promise<Customers> {
    const suites = [...new Set(rows.map(({ suiteNumber }) => suiteNumber))];
    return new Customers(await lockCustomers(tx, operator.warehouseId, suites));
  }

  get ids(): string[] {
    return [...this.bySuite.values()].map(({ id }) => id);
  }

  /** The customer of a suite. @throws RowRejected when the warehouse has none */
  named(suiteNumber: string): CustomerRow {
    return this.bySuite.get(suiteNumber) ?? reject('suiteNumber', 'is of no customer of this warehouse');
  }

  /** The same for what comes anew. @throws RowRejected also when the customer was erased (decision 061) */
  present(suiteNumber: string): CustomerRow {
    const customer = this.named(suiteNumber);
    return customer.status === 'erased' ? reject('suiteNumber', ofErased) : customer;
  }
}

/** Why a suite is not taken: nothing about a customer who was erased comes back. */
export const ofErased = 'is of a customer who was erased; give another customer another suite';

/** The records of one request's rows, read together and stored together: many rows need few statements. */
export interface Book {
  /** Stores the collected changes. */
  flush: () => Promise<void>;
}

export type RowOutcome = Pick<RowResult, 'outcome' | 'id' | 'issues'>;

/** Processes the rows of a request and returns the result of each, in their order. */
export type RowsHandler = (rows: readonly unknown[], context: RowContext) => Promise<RowOutcome[]>;

/** A row is rejected; nothing of it may have been stored by then. */
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
  const parsed = schema.safeParse(row);
  if (!parsed.success) throw new RowRejected(issuesOf(parsed.error));
  if (!isStorable(parsed.data)) reject('row', 'holds characters that are no text');
  return parsed.data;
}

/** The result of a row, or why it was rejected. */
export async function outcomeOf(work: () => Promise<RowOutcome> | RowOutcome): Promise<RowOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RowRejected) return { outcome: 'rejected', issues: error.issues };
    throw error;
  }
}

/** A handler that processes row by row, with one book for all well-formed rows. */
export function eachRow<T extends z.ZodType, B extends Book>(
  schema: T,
  open: (rows: z.infer<T>[], context: RowContext) => Promise<B>,
  handle: (row: z.infer<T>, book: B, context: RowContext) => Promise<RowOutcome> | RowOutcome,
): RowsHandler {
  return async (rows, context) => {
    const outcomes: RowOutcome[] = [];
    const readable = new Map<number, z.infer<T>>();
    for (const [index, row] of rows.entries()) {
      outcomes[index] = await outcomeOf(() => {
        readable.set(index, readRow(schema, row));
        return { outcome: 'unchanged', issues: [] };
      });
    }
    const book = await open([...readable.values()], context);
    for (const [index, row] of readable) outcomes[index] = await outcomeOf(() => handle(row, book, context));
    await book.flush();
    return outcomes;
  };
}
