import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerFetch } from '@/lib/session/verify/provider';
import { createPolicyLoader, isAuthorized } from '@/lib/bff/page/rbac-server';
import { isAllowed } from '@/lib/session/rbac/rbac';
import { createVerifier } from '@/lib/session/verify/verifier';
import { createClock } from '@/tests/support/identity';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

describe('SPEC 6: permissions on the server', () => {
  let side: ProviderSide;
  beforeAll(async () => {
    side = await startProviderSide();
  });
  afterAll(() => side.close());

  it('SPEC 6: the roles of a session and the policy of bootstrap decide', async () => {
    const { identity, settings } = side;
    const verified = await createVerifier({
      jwksUrl: `${identity.origin}/v1/sessions/jwks/${settings.identity.projectId}`,
      fetch,
      issuer: settings.identity.issuer,
      audience: settings.identity.audience,
    }).verify((await side.signIn()).sessionJwt);
    const session = verified.ok ? verified.session : { roles: [] };
    expect(await isAuthorized(session, 'stytch.self', 'revoke.sessions', settings)).toBe(true);
    expect(await isAuthorized(session, 'packages', 'delete', settings)).toBe(false);
    expect(await isAuthorized({ roles: ['admin'] }, 'stytch.self', 'revoke.sessions', settings)).toBe(false);
  });

  it('SPEC 6: the policy is fetched once in five minutes', async () => {
    const clock = createClock();
    let calls = 0;
    const load = createPolicyLoader({
      provider: (path, init) => {
        calls += 1;
        return providerFetch(side.settings)(path, init);
      },
      publicToken: side.settings.identity.publicToken,
      clock: clock.now,
    });
    await Promise.all(Array.from({ length: 20 }, load));
    clock.advance(299);
    await load();
    expect(calls).toBe(1);
    clock.advance(2);
    expect(isAllowed(await load(), ['stytch_user'], 'stytch.self', 'get.sessions')).toBe(true);
    expect(calls).toBe(2);
  });

  it.each([
    ['is refused', () => Promise.reject(new Error('refused'))],
    ['answers an error', async () => Response.json({ error_type: 'internal_server_error' }, { status: 500 })],
    ['answers HTML', async () => new Response('<html>')],
    ['has no policy', async () => Response.json({ data: { project_name: 'x' } })],
    [
      'has a broken policy',
      async () => Response.json({ data: { rbac_policy: { roles: [{ role_id: 7 }] } } }),
    ],
  ])('SPEC 6: when bootstrap %s, nothing is allowed, and it is retried soon', async (_, provider) => {
    const clock = createClock();
    const answers = [provider, providerFetch(side.settings)];
    const load = createPolicyLoader({
      provider: (path, init) => (answers.shift() ?? provider)(path, init),
      publicToken: side.settings.identity.publicToken,
      clock: clock.now,
    });
    expect(isAllowed(await load(), ['stytch_user'], 'stytch.self', 'get.sessions')).toBe(false);
    clock.advance(11);
    expect(isAllowed(await load(), ['stytch_user'], 'stytch.self', 'get.sessions')).toBe(true);
  });
});
