import type { z } from 'zod';
import type { ErrorCode } from '@/lib/contract/errors';
import type { TrackingSourceName } from '@/lib/contract/product-api/tracking-sources';

/** The authentication of a call. */
export type Lock = 'none' | 'session' | 'apiKey' | 'smsHook' | 'stripe' | 'testPayments' | TrackingSourceName;

/** The description of one call in the OpenAPI document. */
export interface CallDescription {
  summary: string;
  tag:
    | 'Onboarding'
    | 'Account'
    | 'Packages'
    | 'Shipments'
    | 'Invoices'
    | 'Operators'
    | 'Webhooks'
    | 'This document';
  lock: Lock;
  /** By default the path's words; of two calls of one path one has its own. */
  operationId?: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Headers that a caller may send. */
  headers?: Record<string, string>;
  /** The JSON of a 200, or the media type of a file or a stream. */
  answer: z.ZodType | 'application/pdf' | 'text/event-stream' | 'any JSON';
  /** Its 400 codes, in addition to those of its authentication. */
  errors: ErrorCode[];
}
