import { isReadableRouterState } from '@/lib/runtime/router-state';
import { isReadableCall, isReadableForm } from './action-body';
import { isSameOrigin } from './same-origin';
import { wordsFor } from './words-for';

const answer = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });

const unreadable = ({ headers }: Request) => answer(400, wordsFor(headers).refused.unreadable);

/**
 * The refusal of a request for a page; null when it may pass. A change must come from our own pages (security 21), and
 * an action's body must be decodable, since Next answers any other with a 500 (security 22).
 */
export async function refuseRequest(request: Request, publicOrigin: string): Promise<Response | null> {
  const { method, headers } = request;
  if (!isReadableRouterState(headers.get('next-router-state-tree'))) return unreadable(request);
  if (method === 'GET' || method === 'HEAD') return null;
  if (!isSameOrigin(headers, publicOrigin)) return answer(403, wordsFor(headers).refused.foreign);
  const isForm = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
  const isReadable = headers.has('next-action')
    ? await isReadableCall(request)
    : !isForm || (await isReadableForm(request));
  return isReadable ? null : unreadable(request);
}
