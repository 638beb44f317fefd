import { z } from 'zod';
import {
  maxOperatorRows,
  operatorAnswerSchema,
  operatorCalls,
  type OperatorCall,
} from '@/lib/domain/operator/operator';
import { ErrorCode } from '@/lib/contract/errors';
import {
  secretSettingOf,
  trackingSourceNames,
  trackingSources,
  type TrackingSourceName,
} from '@/lib/contract/product-api/tracking-sources';
import { rowSchemas } from '../operator/row-schemas';
import type { CallDescription } from './describe';

const summaries: Record<OperatorCall, string> = {
  packages: 'Makes and changes packages by the operator’s reference',
  events: 'Adds scans to packages; each lands once, in any order',
  invoices: 'Makes and changes invoices by their number',
  payments: 'Makes and changes payments by the operator’s reference',
  onboardingTokens: 'Makes the links by which customers set up their accounts',
  customers: 'Makes the accounts of suites, and suspends, closes and opens them',
};

function describe(call: OperatorCall): [string, CallDescription] {
  const rows = z.array(rowSchemas[call]).max(maxOperatorRows);
  const { validationFailed, forbidden, rateLimited } = ErrorCode;
  return [
    `POST operator/${call}`,
    {
      summary: summaries[call],
      tag: 'Operators',
      lock: 'apiKey',
      headers: {
        'Idempotency-Key':
          'The same key with the same body gets the same answer for a day; with another body, 1010',
      },
      body: z.strictObject({ rows, dryRun: z.boolean().default(false) }),
      answer: operatorAnswerSchema,
      errors: [validationFailed, forbidden, rateLimited],
    },
  ];
}

const webhook = (name: TrackingSourceName): [call: string, description: CallDescription] => [
  `POST webhooks/${name}`,
  {
    summary: `An event of ${trackingSources[name].title}; there when ${secretSettingOf(name)} is set`,
    tag: 'Webhooks',
    lock: name,
    body: z.looseObject({}),
    answer: z.object({ received: z.literal(true), shipments: z.int().nonnegative() }),
    errors: [ErrorCode.validationFailed],
  },
];

/** The calls of operators' systems and of carriers' services, and the document itself. */
export const operatorCallDescriptions: Record<string, CallDescription> = {
  ...Object.fromEntries(operatorCalls.map(describe)),
  ...Object.fromEntries(trackingSourceNames.map(webhook)),
  'GET openapi.json': {
    summary: 'This document',
    tag: 'This document',
    lock: 'none',
    answer: 'any JSON',
    errors: [],
  },
};
