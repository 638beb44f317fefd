import { isSameOrigin } from './same-origin';

const isForm = ({ method, headers }: Request) =>
  method === 'POST' && /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');

/**
 * Why a form that is posted to a page is refused; null when it may pass. It must come from our own pages (security 21),
 * and be readable: Next answers one that is not with a 500 (security 22).
 */
export async function refuseForm(request: Request, publicOrigin: string): Promise<Response | null> {
  if (!isForm(request)) return null;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' };
  if (!isSameOrigin(request.headers, publicOrigin)) {
    return new Response('The form comes from another site.', { status: 403, headers });
  }
  try {
    await request.clone().formData();
    return null;
  } catch {
    return new Response('The form could not be read. Go back and try again.', { status: 400, headers });
  }
}
