import { Hono } from 'hono';
import { z } from 'zod';
import { digestOf } from '@/server/database/ids';
import { endFlow, findFlow } from '@/server/database/repositories/identity/identity-flows';
import type { IdentityContext } from '@/server/identity-provider/context';
import { impersonatedFactor } from '@/server/identity-provider/sessions/factors';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { readBody, stringArgument } from '@/server/identity-provider/wire/body';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId } from '@/server/identity-provider/wire/visitor';
import { impersonatorOf } from './token';

/** Minutes of an impersonated session, which can't be extended. */
const duration = 60;

const schema = z.object({ impersonation_token: stringArgument('impersonation_token') });

/** POST /sdk/v1/impersonation/authenticate (SPEC section 7): an operator's token becomes a session of the user. */
export function impersonationRoutes(context: IdentityContext): Hono {
  const { db, clock } = context;

  async function authenticate(request: Request, token: string): Promise<object> {
    const current = await currentSession(context, request);
    const flow = await findFlow(db, 'impersonation', digestOf(token), clock());
    if (!flow?.userId) throw new WireError('unable_to_auth_impersonation_token');
    const { id, userId } = flow;
    const impersonator = impersonatorOf(flow);
    return signIn(context, request, {
      current,
      durationMinutes: duration,
      method: 'impersonation',
      prove: async (tx) => {
        const now = clock();
        if (!(await endFlow(tx, id, now))) throw new WireError('unable_to_auth_impersonation_token');
        return { userId, impersonator, factor: impersonatedFactor(impersonator, now), event: 'impersonated' };
      },
    });
  }

  const routes = new Hono();
  routes.post('/sdk/v1/impersonation/authenticate', async (c) => {
    const { impersonation_token: token } = await readBody(c.req.raw, schema);
    return answer(readRequestId(c.req.raw), await authenticate(c.req.raw, token));
  });
  return routes;
}
