import { z } from 'zod';
import { refundStatuses } from '@/lib/domain/billing/refund';
import { instantSchema, moneySchema } from '@/lib/domain/values/common';
import type { PaymentFact } from './provider';

const at = instantSchema.transform((value) => new Date(value));
const claim = { claim: z.string().min(1).max(200), money: moneySchema };

/** A fact as JSON has it. */
export const factSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('processing') }),
  z.object({ kind: z.literal('paid'), money: moneySchema, at, charge: z.string().optional() }),
  z.object({ kind: z.literal('ended'), how: z.enum(['failed', 'cancelled']) }),
  z.object({ kind: z.literal('taken_back'), ...claim }),
  z.object({ kind: z.literal('given_again'), ...claim }),
  z.object({
    kind: z.literal('refund'),
    reference: z.string().min(1).max(200),
    ours: z.string().optional(),
    status: z.enum(refundStatuses),
    money: moneySchema,
    at,
    failure: z.string().max(200).optional(),
  }),
]) as z.ZodType<PaymentFact>;
