import { Hono } from 'hono';
import type { IdentityContext } from '@/server/identity-provider/context';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId } from '@/server/identity-provider/wire/visitor';

/** GET /v1/sessions/jwks/{projectId}: all keys that still verify, so that a rotation signs nobody out. */
export function jwksRoutes({ settings, signer }: IdentityContext): Hono {
  const routes = new Hono();
  routes.get('/v1/sessions/jwks/:projectId', async (c) => {
    if (c.req.param('projectId') !== settings.identity.projectId) throw new WireError('project_not_found');
    const keys = await signer.publicKeys();
    return Response.json(
      { keys, request_id: readRequestId(c.req.raw), status_code: 200 },
      { headers: { 'cache-control': 'public, max-age=30' } },
    );
  });
  return routes;
}
