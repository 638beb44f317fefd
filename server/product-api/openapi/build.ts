import { z } from 'zod';
import { ErrorCode } from '@/lib/contract/errors';
import { trackingSourceNames, type TrackingSourceName } from '@/lib/contract/product-api/tracking-sources';
import { sources } from '@/server/product-api/tracking/registry';
import { countedAs } from '../http/allowance';
import { customerCallDescriptions } from './customer-calls';
import type { CallDescription, Lock } from './describe';
import { operatorCallDescriptions } from './operator-calls';

type Json = Record<string, unknown>;

const errorSchema = z.object({
  code: z.int().describe('The error catalogue’s code; the message may be shown to a customer'),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional().describe('Field to the first message about it'),
  retryAfter: z.int().optional().describe('Seconds until another try is allowed'),
});

/** `input`: what a caller may send; `output`: what it gets. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const json = Object.entries(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return Object.fromEntries(json.filter(([name]) => name !== '$schema'));
}

/** One entry for each tracking source. */
const ofSources = <T>(make: (name: TrackingSourceName) => T) =>
  Object.fromEntries(trackingSourceNames.map((name) => [name, make(name)])) as Record<TrackingSourceName, T>;

const securityOf: Record<Lock, Json[]> = {
  none: [],
  session: [{ session: [] }],
  apiKey: [{ apiKey: [] }],
  smsHook: [{ smsHook: [] }],
  stripe: [{ stripeSignature: [] }],
  testPayments: [{ testPayments: [] }],
  ...ofSources((name) => Object.keys(sources[name].webhook.schemes).map((scheme) => ({ [scheme]: [] }))),
};

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The session JWT of the provider',
  },
  apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, wbk_…' },
  smsHook: {
    type: 'apiKey',
    in: 'header',
    name: 'Waybill-Signature',
    description: 't=…,v1=…, the HMAC-SHA-256 of the body under SMS_HOOK_SECRET',
  },
  stripeSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 't=…,v1=…, as Stripe signs its webhooks, under STRIPE_WEBHOOK_SECRET',
  },
  testPayments: {
    type: 'apiKey',
    in: 'header',
    name: 'Waybill-Signature',
    description: 't=…,v1=…, by the test provider of this portal alone',
  },
  ...Object.fromEntries(
    Object.values(sources)
      .flatMap(({ webhook }) => Object.entries(webhook.schemes))
      .map(([scheme, name]) => [scheme, { type: 'apiKey', in: 'header', name }]),
  ),
};

/** The 400 codes of each kind of authentication. */
const codesOf: Record<Lock, ErrorCode[]> = {
  none: [],
  session: [ErrorCode.unknownEmail, ErrorCode.forbidden],
  apiKey: [],
  smsHook: [],
  stripe: [],
  testPayments: [],
  ...ofSources(() => []),
};

const nameOf = (code: number) => Object.entries(ErrorCode).find(([, value]) => value === code)?.[0] ?? '';

const error = (description: string, schema: Json = { $ref: '#/components/schemas/Error' }) => ({
  description,
  content: { 'application/json': { schema } },
});

function refusals(name: string, { lock, errors, body }: CallDescription): Json {
  const isLimited = lock === 'session' && countedAs(name) !== undefined;
  const all = [...errors, ...codesOf[lock], ...(isLimited ? [ErrorCode.rateLimited] : [])];
  const codes = [...new Set(all)].sort((a, b) => a - b);
  const words = codes.map((code) => `${code} ${nameOf(code)}`).join(', ');
  const ofCodes = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { enum: codes } } },
    ],
  };
  return {
    ...(codes.length > 0 && { 400: error(words, ofCodes) }),
    ...(lock !== 'none' && { 401: error('1030 authenticationFailed') }),
    ...(body && { 413: error('The body is larger than 1 MB') }),
    500: { description: 'Something failed on this side' },
    ...(lock === 'session' && { 503: { description: 'The provider’s keys can’t be read; try again' } }),
  };
}

function parametersOf({ query, headers = {} }: CallDescription): Json[] {
  const { properties = {}, required = [] } = query
    ? z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' })
    : {};
  const ofQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof schema === 'object' && schema.type === 'array' && { explode: false }),
    schema,
  }));
  const ofHeaders = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  return [...ofQuery, ...ofHeaders];
}

function answerOf({ answer }: CallDescription): Json {
  if (answer === 'application/pdf')
    return { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };
  if (answer === 'text/event-stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  const schema = answer === 'any JSON' ? { type: 'object' } : schemaOf(answer, 'output');
  return { 'application/json': { schema } };
}

function operation(name: string, call: CallDescription): [path: string, item: Json] {
  const [method = '', path = ''] = name.split(' ');
  const parameters = parametersOf(call);
  const item = {
    operationId: call.operationId ?? path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: call.summary,
    tags: [call.tag],
    security: securityOf[call.lock],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: { 200: { description: 'Done', content: answerOf(call) }, ...refusals(name, call) },
  };
  return [`/api/${path}`, { [method.toLowerCase()]: item }];
}

/** The product API as OpenAPI 3.1, generated from the schemas that validate it. */
export function buildOpenApi() {
  const calls = Object.entries({ ...customerCallDescriptions, ...operatorCallDescriptions });
  const paths: Record<string, Json> = {};
  for (const [name, call] of calls) {
    const [path, item] = operation(name, call);
    paths[path] = { ...paths[path], ...item };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waybill product API',
      version: '1.0.0',
      description:
        'Amounts are integer minor units with an ISO 4217 code, weights grams, lengths millimetres, times RFC 3339 in UTC.',
    },
    paths,
    components: { schemas: { Error: schemaOf(errorSchema, 'output') }, securitySchemes },
  };
}
