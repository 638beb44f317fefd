import { Hono } from 'hono';
import { z } from 'zod';
import type { FactorKind } from '@/server/database/repositories/identity/identity-user-factors';
import type { IdentityContext } from '@/server/identity-provider/context';
import { requireFresh } from '@/server/identity-provider/sessions/fresh';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { readUser } from './read-user';
import { removeFactor } from './remove-factor';

const idSchema = z.string().regex(/^[\w-]{1,128}$/);

const removable: FactorKind[] = [
  'emails',
  'phone_numbers',
  'totps',
  'crypto_wallets',
  'oauth',
  'webauthn_registrations',
];

/** DELETE /sdk/v1/users/{kind}/{id}: the signed-in user's own factors (SPEC section 7). */
export function factorRoutes(context: IdentityContext): Hono {
  const routes = new Hono();
  for (const kind of removable) {
    routes.delete(`/sdk/v1/users/${kind}/:id`, async (c) => {
      const session = await requireSession(context, c.req.raw);
      const id = idSchema.safeParse(c.req.param('id')).data ?? '';
      const { client } = readVisitor(c.req.raw);
      await removeFactor(context, { session, kind, id, client });
      const user = await readUser(context, session.userId);
      return answer(readRequestId(c.req.raw), { user_id: user.user_id, user, __user: user });
    });
  }
  // Only the provider's mobile SDKs register biometrics, so there are none here.
  routes.delete('/sdk/v1/users/biometric_registrations/:id', async (c) => {
    requireFresh(await requireSession(context, c.req.raw), context.clock());
    throw new WireError('factor_not_found');
  });
  return routes;
}
