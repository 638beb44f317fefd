import { Hono, type Context } from 'hono';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { readBody } from '@/server/identity-provider/wire/body';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { authenticateWallet } from './authenticate';
import { authenticateSchema, startSchema } from './schemas';
import { startWallet } from './start';

const authenticate = '/sdk/v1/crypto_wallets/authenticate';

/** POST /sdk/v1/crypto_wallets/authenticate and …/start/primary, …/start/secondary (SPEC section 7). */
export function walletRoutes(context: IdentityContext): Hono {
  async function startWith(c: Context, session: Session | null) {
    const body = await readBody(c.req.raw, startSchema);
    const { client } = readVisitor(c.req.raw);
    return answer(readRequestId(c.req.raw), await startWallet(context, { session, client, body }));
  }

  const routes = new Hono();
  routes.post(`${authenticate}/start/primary`, (c) => {
    readSessionToken(c.req.raw, context.settings.identity.publicToken);
    return startWith(c, null);
  });
  routes.post(`${authenticate}/start/secondary`, async (c) =>
    startWith(c, await requireSession(context, c.req.raw)),
  );
  routes.post(authenticate, async (c) => {
    const body = await readBody(c.req.raw, authenticateSchema);
    return answer(readRequestId(c.req.raw), await authenticateWallet(context, c.req.raw, body));
  });
  return routes;
}
