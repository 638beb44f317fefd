import type { z } from 'zod';
import type { OperatorScope } from '@/lib/domain/operator/operator';
import type { ProductDependencies } from '../http/caller';
import { parseBody, parseQuery } from '../http/input';
import { admitOperator } from './admit';
import type { Operator } from './keys';

interface Given<I extends z.ZodType, A extends z.ZodType> {
  method: 'GET' | 'POST';
  /** In the OpenAPI document; by default the path's words. */
  operationId?: string;
  summary: string;
  /** What a key needs. */
  scope: OperatorScope;
  /** Of the query, or of the body. */
  input: I;
  answer: A;
  /** Acts for the key's warehouse, and for no other. */
  act: (
    caller: { operator: Operator; dependencies: ProductDependencies },
    input: z.infer<I>,
  ) => Promise<z.infer<A>>;
}

/** A call about one thing, not rows: its answer to a request, and what describes it. */
export interface ManagingCall extends Pick<
  Given<z.ZodType, z.ZodType>,
  'method' | 'operationId' | 'summary' | 'input' | 'answer'
> {
  run: (request: Request, dependencies: ProductDependencies) => Promise<unknown>;
}

/** A call of operators' systems by key and scope; input that is wrong is 1010. */
export function managingCall<I extends z.ZodType, A extends z.ZodType>(given: Given<I, A>): ManagingCall {
  const { method, operationId, summary, scope, input, answer, act } = given;
  return {
    ...{ method, ...(operationId !== undefined && { operationId }), summary, input, answer },
    run: async (request, dependencies) => {
      const { operator } = await admitOperator(request, scope, dependencies);
      const parsed = method === 'GET' ? parseQuery(input, request) : await parseBody(input, request);
      return act({ operator, dependencies }, parsed);
    },
  };
}
