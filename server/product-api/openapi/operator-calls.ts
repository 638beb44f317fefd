import { z } from 'zod';
import {
  maxOperatorRows,
  operatorAnswerSchema,
  operatorCalls,
  operatorReads,
  type OperatorCall,
  type OperatorRead,
} from '@/lib/domain/operator/operator';
import { ErrorCode } from '@/lib/contract/errors';
import {
  secretSettingOf,
  trackingSourceNames,
  trackingSources,
  type TrackingSourceName,
} from '@/lib/contract/product-api/tracking-sources';
import { testMessageSchema } from '@/server/payments/test';
import { managingCalls } from '../operator';
import { operatorReadings } from '../operator/reads';
import { inboundSchema, takenSchema } from '../text-messages';
import { rowSchemas } from '../operator/row-schemas';
import type { CallDescription } from './describe';

const summaries: Record<OperatorCall, string> = {
  packages: 'Makes and changes packages by the operator’s reference',
  events: 'Adds scans to packages; each lands once, in any order',
  invoices: 'Makes and changes invoices by their number',
  payments: 'Makes and changes payments by the operator’s reference',
  creditNotes: 'Credits what invoices charged too much; each once, by the operator’s reference',
  refunds: 'Records money of payments that went back, each once, and that it came back',
  onboardingTokens: 'Makes the links by which customers set up their accounts',
  customers: 'Makes the accounts of suites, and suspends, closes and opens them',
  warehouses: 'Changes the warehouse of the key; new ones are made by command',
  bounces: 'Tells of messages that came back after they had been taken',
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

const readSummaries: Record<OperatorRead, string> = {
  packages: 'A page of the warehouse’s packages; one by its reference has its events',
  shipments: 'A page of the warehouse’s shipments',
  customers: 'A page of the warehouse’s customers, with what they have told it',
  invoices: 'A page of the warehouse’s invoices, drafts too',
  payments: 'A page of the payments that the operator has told of',
  creditNotes: 'A page of the warehouse’s credit notes',
  refunds: 'A page of the refunds that the operator has told of',
  messages: 'A page of the e-mails and text messages to customers, newest first, each with its tries',
  changes: 'What customers did, oldest first, each with the package or customer as it is; from `since` on',
};

function describeRead(name: OperatorRead): [string, CallDescription] {
  const { query, page } = operatorReadings[name];
  const { validationFailed, forbidden, rateLimited } = ErrorCode;
  return [
    `GET operator/${name}`,
    {
      summary: readSummaries[name],
      tag: 'Operators',
      lock: 'apiKey',
      operationId: `readOperator${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      query,
      answer: page,
      errors: [validationFailed, forbidden, rateLimited],
    },
  ];
}

const managing = managingCalls.map(
  ([name, { method, operationId, summary, input, answer }]): [string, CallDescription] => {
    const { pathNotFound, validationFailed, forbidden, transitionNotAllowed, rateLimited } = ErrorCode;
    return [
      `${method} operator/${name}`,
      {
        summary,
        tag: 'Operators',
        lock: 'apiKey',
        ...(operationId !== undefined && { operationId }),
        ...(method === 'GET' ? { query: input } : { body: input }),
        answer,
        errors: [pathNotFound, validationFailed, forbidden, transitionNotAllowed, rateLimited],
      },
    ];
  },
);

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
  ...Object.fromEntries(operatorReads.map(describeRead)),
  ...Object.fromEntries(managing),
  ...Object.fromEntries(trackingSourceNames.map(webhook)),
  'POST webhooks/messages': {
    summary: 'A text message of a customer, such as STOP; there when SMS_HOOK_SECRET is set',
    tag: 'Webhooks',
    lock: 'smsHook',
    body: inboundSchema,
    answer: takenSchema,
    errors: [ErrorCode.validationFailed],
  },
  'POST webhooks/payments/stripe': {
    summary: 'An event of Stripe; there when STRIPE_WEBHOOK_SECRET is set',
    tag: 'Webhooks',
    lock: 'stripe',
    body: z.looseObject({}),
    answer: z.object({ received: z.literal(true) }),
    errors: [ErrorCode.validationFailed, ErrorCode.serverError],
  },
  'POST webhooks/payments/test': {
    summary: 'A message of the test provider; there with TEST_PAYMENTS',
    tag: 'Webhooks',
    lock: 'testPayments',
    body: testMessageSchema,
    answer: z.object({ received: z.literal(true) }),
    errors: [ErrorCode.validationFailed],
  },
  'GET openapi.json': {
    summary: 'This document',
    tag: 'This document',
    lock: 'none',
    answer: 'any JSON',
    errors: [],
  },
};
