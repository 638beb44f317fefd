import { backendSlot } from '@/lib/runtime/backend';
import { ErrorCode } from '@/lib/contract/errors';
import { withoutInternalHeaders } from '@/lib/bff/gateway/own-headers';

const notFound = () =>
  Response.json(
    { code: ErrorCode.pathNotFound, message: 'There is no product API here.' },
    { status: 404, headers: { 'cache-control': 'private, no-store' } },
  );

/** The embedded product API under its public paths; not found with a remote one. */
async function handle(request: Request): Promise<Response> {
  const product = (await backendSlot())?.product;
  if (!product) return notFound();
  const { method, url, body, signal } = request;
  const init: RequestInit = { method, headers: withoutInternalHeaders(request.headers), body, signal };
  return product(new Request(url, body ? Object.assign(init, { duplex: 'half' }) : init));
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
