import 'server-only';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import type { FileCall, ProductClient } from '../product-api/client';
import { text } from '@/lib/text/text';
import type { Query } from '@/lib/contract/product-api/query';
import type { CustomerFile } from './file';
import { nameIn } from './file-name';

interface Expected {
  call: FileCall;
  query: Query;
  /** The media type that the upstream's response must have. */
  type: string;
  /** The file name if the upstream gives none. */
  fallbackName: string;
}

/** Streams a file of the product API through. @throws AppError by SPEC section 8; 23 when it is of another type */
export async function passedOn(
  client: ProductClient,
  { call, query, type, fallbackName }: Expected,
): Promise<CustomerFile & { body: ReadableStream<Uint8Array> }> {
  const response = await client.openFile(call, query);
  const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== type || !response.body) {
    await response.body?.cancel();
    throw new AppError(ErrorCode.unknownResponse, text('errors.unreadable'));
  }
  const name = nameIn(response.headers.get('content-disposition')) ?? fallbackName;
  return { name, type, body: response.body };
}
