import type { z } from 'zod';
import type { OperatorCall } from '@/lib/domain/operator/operator';
import { bounceRowSchema } from './bounces';
import { creditNoteRowSchema } from './credit-notes-row';
import { customerRowSchema } from './customers';
import { eventRowSchema } from './events-row';
import { invoiceRowSchema } from './invoices-row';
import { onboardingTokenRowSchema } from './onboarding-tokens';
import { packageRowSchema } from './packages-row';
import { paymentRowSchema } from './payments-row';
import { refundRowSchema } from './refunds-row';
import { warehouseRowSchema } from './warehouses';

/** The schema of each call's rows. */
export const rowSchemas: Record<OperatorCall, z.ZodType> = {
  packages: packageRowSchema,
  events: eventRowSchema,
  invoices: invoiceRowSchema,
  payments: paymentRowSchema,
  creditNotes: creditNoteRowSchema,
  refunds: refundRowSchema,
  onboardingTokens: onboardingTokenRowSchema,
  customers: customerRowSchema,
  warehouses: warehouseRowSchema,
  bounces: bounceRowSchema,
};
