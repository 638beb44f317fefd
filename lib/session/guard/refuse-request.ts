import { z } from 'zod';
import { isReadableRouterState } from '@/lib/runtime/router-state';
import { isReadableReply, readTextFields } from './action-body';
import { isSameOrigin } from './same-origin';

/** The format of Next's action ids: a byte of flags and a SHA-1. */
const actionId = /^[\da-f]{42}$/;

const boundSchema = z
  .string()
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      ctx.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .pipe(z.strictObject({ id: z.string().regex(actionId), bound: z.literal('$@1').nullish() }));

/** Whether Next can decode the arguments that a page's script sends to an action. */
async function isReadableCall(request: Request): Promise<boolean> {
  if (!actionId.test(request.headers.get('next-action') ?? '')) return false;
  const contentType = request.headers.get('content-type') ?? '';
  const body = await request.clone().text();
  if (/^text\/plain(?:;|$)/.test(contentType)) return isReadableReply(body, 0);
  const fields = readTextFields(body, contentType) ?? [];
  const [values, ...others] = fields.filter(([name]) => !/^_\d+_/.test(name));
  return others.length === 0 && values?.[0] === '0' && isReadableReply(values[1], 0, true);
}

/** Whether Next can decode a form sent without script, which names its action and may have values bound to it. */
async function isReadableForm(request: Request): Promise<boolean> {
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const names = [...form.keys()].filter((name) => /^\$ACTION_(?:ID|REF)_/.test(name));
  return (
    names.length > 0 &&
    names.every((name) => {
      const id = /^\$ACTION_ID_(.*)$/s.exec(name)?.[1];
      if (id !== undefined) return actionId.test(id);
      const prefix = name.replace('REF_', '');
      const bound = boundSchema.safeParse(form.get(`${prefix}:0`));
      const values = form.get(`${prefix}:1`);
      if (!bound.success) return false;
      return bound.data.bound ? typeof values === 'string' && isReadableReply(values, 1) : values === null;
    })
  );
}

const answer = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });

const unreadable = () => answer(400, 'The request could not be read. Reload the page and try again.');

/**
 * The refusal of a request for a page; null when it may pass. A change must come from our own pages (security 21), and
 * an action's body must be decodable, since Next answers any other with a 500 (security 22).
 */
export async function refuseRequest(request: Request, publicOrigin: string): Promise<Response | null> {
  const { method, headers } = request;
  if (!isReadableRouterState(headers.get('next-router-state-tree'))) return unreadable();
  if (method === 'GET' || method === 'HEAD') return null;
  if (!isSameOrigin(headers, publicOrigin)) return answer(403, 'The request comes from another site.');
  const isForm = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
  const isReadable = headers.has('next-action')
    ? await isReadableCall(request)
    : !isForm || (await isReadableForm(request));
  return isReadable ? null : unreadable();
}
