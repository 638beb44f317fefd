import { z } from 'zod';
import { maxOperatorRows, operatorAnswerSchema, type OperatorCall } from '@/lib/domain/operator';
import { ErrorCode } from '@/lib/errors';
import { eventRowSchema } from '../operator/events-row';
import { invoiceRowSchema } from '../operator/invoices-row';
import { onboardingTokenRowSchema } from '../operator/onboarding-tokens';
import { packageRowSchema } from '../operator/packages-row';
import { paymentRowSchema } from '../operator/payments-row';
import type { CallDescription } from './describe';

const rowSchemas: Record<OperatorCall, { summary: string; row: z.ZodType }> = {
  packages: { summary: 'Makes and changes packages by the operator’s reference', row: packageRowSchema },
  events: { summary: 'Adds scans to packages; each lands once, in any order', row: eventRowSchema },
  invoices: { summary: 'Makes and changes invoices by their number', row: invoiceRowSchema },
  payments: { summary: 'Makes and changes payments by the operator’s reference', row: paymentRowSchema },
  onboardingTokens: {
    summary: 'Makes the links by which customers set up their accounts',
    row: onboardingTokenRowSchema,
  },
};

function describe([call, { summary, row }]: [string, { summary: string; row: z.ZodType }]): [
  string,
  CallDescription,
] {
  const body = z.strictObject({
    rows: z.array(row).max(maxOperatorRows),
    dryRun: z.boolean().default(false),
  });
  const { validationFailed, forbidden, rateLimited } = ErrorCode;
  return [
    `POST operator/${call}`,
    {
      summary,
      tag: 'Operators',
      lock: 'apiKey',
      headers: {
        'Idempotency-Key':
          'The same key with the same body gets the same answer for a day; with another body, 1010',
      },
      body,
      answer: operatorAnswerSchema,
      errors: [validationFailed, forbidden, rateLimited],
    },
  ];
}

const webhook = (lock: 'easypost' | 'karrio', summary: string): CallDescription => ({
  summary,
  tag: 'Webhooks',
  lock,
  body: z.looseObject({}),
  answer: z.object({ received: z.literal(true), shipments: z.int().nonnegative() }),
  errors: [ErrorCode.validationFailed],
});

/** The calls of operators' systems and of carriers' services, and the document itself. */
export const operatorCallDescriptions: Record<string, CallDescription> = {
  ...Object.fromEntries(Object.entries(rowSchemas).map(describe)),
  'POST webhooks/easypost': webhook(
    'easypost',
    'An event of EasyPost; there when EASYPOST_WEBHOOK_SECRET is set',
  ),
  'POST webhooks/karrio': webhook('karrio', 'An event of Karrio; there when KARRIO_WEBHOOK_SECRET is set'),
  'GET openapi.json': {
    summary: 'This document',
    tag: 'This document',
    lock: 'none',
    answer: 'any JSON',
    errors: [],
  },
};
