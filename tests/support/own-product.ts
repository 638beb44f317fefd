import { createVerifier } from '@/lib/session/verify/verifier';
import { createProductServer } from '@/server/product-api';
import type { Database } from '@/server/database';
import type { SignedIn, TestIdentity } from './identity';
import { listen } from './listen';

/** The product API beside an embedded identity server, whose session JWTs it verifies, as in the portal. */
export async function startOwnProduct(db: Database, identity: TestIdentity) {
  const { origin, settings, clock } = identity;
  const { projectId, issuer, audience } = settings.identity;
  const jwksUrl = `${origin}/v1/sessions/jwks/${projectId}`;
  const verifier = createVerifier({ jwksUrl, issuer, audience, clock: clock.now, fetch });
  const server = await listen(createProductServer({ db, verifier, clock: clock.now }));

  /** The account that a session JWT opens. */
  async function accountBy(jwt: string): Promise<{ status: number; body: Record<string, unknown> }> {
    const headers = { authorization: `Bearer ${jwt}` };
    const response = await fetch(`${server.origin}/api/getAccount`, { headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  return {
    accountBy,
    /** The account that a session opens, with a JWT that has been renewed. */
    accountOf: async ({ sessionToken }: Pick<SignedIn, 'sessionToken'>) => {
      const { data } = await identity.call('/sdk/v1/sessions/authenticate', { sessionToken, body: {} });
      return accountBy(String(data.session_jwt));
    },
    close: server.close,
  };
}
