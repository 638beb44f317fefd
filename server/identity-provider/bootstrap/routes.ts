import { Hono } from 'hono';
import type { IdentityContext } from '@/server/identity-provider/context';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId } from '@/server/identity-provider/wire/visitor';
import { project } from './project';

/** GET /sdk/v1/projects/bootstrap/{publicToken} (SPEC section 7). */
export function bootstrapRoutes({ settings }: IdentityContext): Hono {
  const routes = new Hono();
  routes.get('/sdk/v1/projects/bootstrap/:publicToken', (c) => {
    if (c.req.param('publicToken') !== settings.identity.publicToken)
      throw new WireError('public_token_not_found');
    return answer(readRequestId(c.req.raw), project);
  });
  return routes;
}
