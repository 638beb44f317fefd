import 'server-only';
import type { ProductClient } from '../product-api/client';

/** A file that a customer downloads. */
export interface CustomerFile {
  /** Such as `waybill-packages-2026-11-20.csv`; names from data are sanitised (security 25). */
  name: string;
  /** With its charset, such as `text/csv; charset=utf-8`. */
  type: string;
  body: string | ReadableStream<Uint8Array>;
}

/**
 * Makes a file from untrusted parameters.
 * @param later a client for a call that may come when the visitor's token has expired: the session is recognised again.
 *   Throws 1030 when it has ended meanwhile.
 * @throws AppError by SPEC section 8
 */
export type MakeFile = (
  client: ProductClient,
  parameters: URLSearchParams,
  later: () => Promise<ProductClient>,
) => Promise<CustomerFile>;
