import { Hono } from 'hono';
import { z } from 'zod';
import { changeUntrustedMetadata } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { refuseImpersonator } from '@/server/identity-provider/sessions/impersonated';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { objectArgument, readBody } from '@/server/identity-provider/wire/body';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { mergeMetadata } from './metadata';
import { readUser } from './read-user';

const updateSchema = z.object({ untrusted_metadata: objectArgument('untrusted_metadata').optional() });

/** GET and PUT /sdk/v1/users/me (SPEC section 7); a PUT changes keys of untrusted_metadata only (security 18). */
export function userRoutes(context: IdentityContext): Hono {
  const routes = new Hono();
  routes.get('/sdk/v1/users/me', async (c) => {
    const { userId } = await requireSession(context, c.req.raw);
    return answer(readRequestId(c.req.raw), await readUser(context, userId));
  });
  routes.put('/sdk/v1/users/me', async (c) => {
    const session = await requireSession(context, c.req.raw);
    refuseImpersonator(session);
    const { userId } = session;
    const { untrusted_metadata: metadata } = await readBody(c.req.raw, updateSchema);
    if (metadata) {
      await changeUntrustedMetadata(context.db, userId, (stored) => mergeMetadata(stored, metadata));
      const { client } = readVisitor(c.req.raw);
      await recordSecurityEvent(context, { kind: 'metadata_changed', client, userId });
    }
    const user = await readUser(context, userId);
    const { user_id, emails, phone_numbers, crypto_wallets } = user;
    return answer(readRequestId(c.req.raw), {
      user_id,
      emails,
      phone_numbers,
      crypto_wallets,
      __user: user,
    });
  });
  return routes;
}
