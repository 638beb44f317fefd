import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { findContact, findUser } from '@/server/database/repositories/identity/identity-users';
import { takeAllowance } from '@/server/identity-provider/allowance';
import type { IdentityContext } from '@/server/identity-provider/context';
import { searchWindow } from '@/server/identity-provider/limits';
import { readAddress, type Address } from '@/server/identity-provider/otp/address';
import { readBody, stringArgument } from '@/server/identity-provider/wire/body';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';

const userSchema = z.object({ email: stringArgument('email') });
const memberSchema = z.object({
  email_address: stringArgument('email_address'),
  organization_id: stringArgument('organization_id'),
});

/** The sign-in method of an address's owner, in the SDK's terms. */
type UserType = 'new' | 'passwordless' | 'password';

async function userTypeOf({ db }: IdentityContext, address: Address): Promise<UserType> {
  const contact = await findContact(db, address);
  const user = contact && (await findUser(db, contact.userId));
  if (!user) return 'new';
  return user.password ? 'password' : 'passwordless';
}

/**
 * POST /sdk/v1/users/search and /sdk/v1/b2b/organizations/members/search (SPEC section 7). Unless REVEAL_ADDRESSES is
 * set every address gets the same response without a lookup: `passwordless` works for all (security 11). There are no
 * organizations here, so no member is ever found.
 */
export function searchRoutes(context: IdentityContext): Hono {
  const { identity } = context.settings;

  async function admit({ req }: Context): Promise<void> {
    readSessionToken(req.raw, identity.publicToken);
    const { client } = readVisitor(req.raw);
    await takeAllowance(context, searchWindow(client));
  }

  const routes = new Hono();
  routes.post('/sdk/v1/users/search', async (c) => {
    const { email } = await readBody(c.req.raw, userSchema);
    const address = readAddress('email', email);
    await admit(c);
    const userType = identity.revealAddresses ? await userTypeOf(context, address) : 'passwordless';
    return answer(readRequestId(c.req.raw), { userType });
  });
  routes.post('/sdk/v1/b2b/organizations/members/search', async (c) => {
    await readBody(c.req.raw, memberSchema);
    await admit(c);
    return answer(readRequestId(c.req.raw), { member: null });
  });
  return routes;
}
