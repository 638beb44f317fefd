import type { z } from 'zod';
import type { ErrorCode } from '@/lib/contract/errors';
import type { TrackingSourceName } from '@/lib/contract/product-api/tracking-sources';

/** What a call wants to know of its caller. */
export type Lock = 'none' | 'session' | 'apiKey' | TrackingSourceName;

/** One call as the OpenAPI document tells it. */
export interface CallDescription {
  summary: string;
  tag: 'Onboarding' | 'Account' | 'Packages' | 'Invoices' | 'Operators' | 'Webhooks' | 'This document';
  lock: Lock;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Headers that a caller may send. */
  headers?: Record<string, string>;
  /** The JSON of a 200, or the media type of a file. */
  answer: z.ZodType | 'application/pdf' | 'any JSON';
  /** The codes of its 400, beside those that every call of its lock has. */
  errors: ErrorCode[];
}
