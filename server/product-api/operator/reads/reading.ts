import { z } from 'zod';
import type { OperatorScope } from '@/lib/domain/operator/operator';
import { listQuery } from '@/lib/domain/values/inputs';
import type { Database } from '@/server/database';
import type { ProductDependencies } from '../../http/caller';
import { isStorable, parseQuery } from '../../http/input';
import { admitOperator } from '../admit';

/** The page of a reading's query, as in the customers' lists. */
export const pageQuery = { cursor: listQuery.cursor, limit: listQuery.limit };

/** The key of a cursor that is a reference, a number, a suite or an id. */
export const nameKeySchema = z.string().min(1).max(200).refine(isStorable);

interface Given<Q extends z.ZodType, A extends z.ZodType> {
  /** What a key needs. */
  scope: OperatorScope;
  query: Q;
  /** The answer's schema. */
  page: A;
  /** Reads what a warehouse has of it, and of no other. */
  read: (db: Database, warehouseId: string, query: z.infer<Q>) => Promise<z.infer<A>>;
}

/** A `GET operator/…`: its answer to a request, and the schemas that describe it. */
export interface Reading {
  query: z.ZodType;
  page: z.ZodType;
  answer: (request: Request, dependencies: ProductDependencies) => Promise<unknown>;
}

/** A reading of operators' systems by key and scope; a query with a parameter that is unknown or wrong is 1010. */
export function reading<Q extends z.ZodType, A extends z.ZodType>(given: Given<Q, A>): Reading {
  const { scope, query, page, read } = given;
  return {
    query,
    page,
    answer: async (request, dependencies) => {
      const { operator } = await admitOperator(request, scope, dependencies);
      return read(dependencies.db, operator.warehouseId, parseQuery(query, request));
    },
  };
}
