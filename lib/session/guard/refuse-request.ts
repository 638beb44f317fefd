import { isReadableRouterState } from '@/lib/runtime/router-state';
import { isReadableCall, isReadableForm } from './action-body';
import type { PageRequest } from './page-request';
import { isSameOrigin } from './same-origin';
import { wordsFor } from './words-for';

/** An answer in place of a page. */
export interface Refusal {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const refuse = (status: number, body: string): Refusal => ({
  status,
  body,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
});

type Refusable = Pick<PageRequest, 'method' | 'headers' | 'withBody'>;

/**
 * The refusal of a request for a page; null when it may pass. A change must come from our own pages (security 21), and
 * an action's body must be decodable, since Next answers any other with a 500 (security 22).
 */
export async function refuseRequest(
  { method, headers, withBody }: Refusable,
  publicOrigin: string,
): Promise<Refusal | null> {
  const unreadable = () => refuse(400, wordsFor(headers).refused.unreadable);
  if (!isReadableRouterState(headers.get('next-router-state-tree'))) return unreadable();
  if (method === 'GET' || method === 'HEAD') return null;
  if (!isSameOrigin(headers, publicOrigin)) return refuse(403, wordsFor(headers).refused.foreign);
  const isForm = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
  const isReadable = headers.has('next-action')
    ? await isReadableCall(withBody())
    : !isForm || (await isReadableForm(withBody()));
  return isReadable ? null : unreadable();
}
