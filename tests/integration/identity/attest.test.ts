import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSignedIn, startIdentity, type TestIdentity } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { listen, type Listening } from '@/tests/support/listen';
import { createSigningKey, type SigningKey } from '@/tests/support/mint';

const issuer = 'https://id.partner.example';
const audience = 'waybill';

describeIdentity('trusted tokens of another issuer', ({ identity, database }) => {
  let partner: Listening;
  let key: SigningKey;
  let stranger: SigningKey;
  let trusting: TestIdentity;

  beforeAll(async () => {
    key = await createSigningKey('partner-1');
    stranger = await createSigningKey('partner-1');
    partner = await listen(async () => Response.json({ keys: [key.publicJwk] }));
  });
  afterAll(() => partner.close());

  /** Runs `work` on a server that trusts the partner, with the running test's database and clock. */
  async function trust<T>(work: () => Promise<T>): Promise<T> {
    const profile = {
      profile_id: 'partner',
      issuer,
      audience,
      jwks_url: partner.origin,
      email_claim: 'mail',
    };
    trusting = await startIdentity({
      db: database(),
      clock: identity().clock,
      environment: { ATTEST_PROFILES: JSON.stringify([profile]) },
    });
    try {
      return await work();
    } finally {
      await trusting.close();
    }
  }

  function token(claims: Record<string, unknown>, signer = key, typ?: string): Promise<string> {
    const now = Math.floor(identity().clock.now().getTime() / 1000);
    return new SignJWT({ iss: issuer, aud: audience, iat: now, exp: now + 60, jti: 'token-1', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: signer.kid, ...(typ !== undefined && { typ }) })
      .sign(signer.privateKey);
  }
  const attest = (given: string, profile_id = 'partner', options: object = {}) =>
    trusting.call('/sdk/v1/sessions/attest', { ...options, body: { profile_id, token: given } });

  it('SPEC 7: a token of a trusted issuer signs in the user of its e-mail address', async () => {
    const mail = newEmail();
    const user = await identity().signIn({ email: mail });
    await trust(async () => {
      const answer = await attest(await token({ mail: mail.toUpperCase() }));
      const session = readSignedIn(answer);
      expect(session.userId).toBe(user.userId);
      expect(session.data.session).toMatchObject({
        authentication_factors: [
          {
            type: 'trusted_auth_token',
            delivery_method: 'trusted_token_exchange',
            trusted_auth_token_factor: { token_id: 'token-1' },
          },
        ],
      });
      const stepped = readSignedIn(await attest(await token({ mail }), 'partner', user));
      expect(stepped.sessionId).toBe(user.sessionId);
    });
  });

  it('SPEC 7: no other token is trusted, and no user is created', async () => {
    const mail = newEmail();
    await identity().signIn({ email: mail });
    const now = Math.floor(identity().clock.now().getTime() / 1000);
    await trust(async () => {
      const tokens = [
        'nothing',
        await token({ mail }, stranger),
        await token({ mail, iss: 'https://id.other.example' }),
        await token({ mail, aud: 'another' }),
        await token({ mail, exp: now - 31 }),
        await token({ mail, exp: undefined }),
        await token({ mail, email_verified: false }),
        await token({ email: mail }),
        await token({ mail: 'no address' }),
        await token({ mail: newEmail() }),
        await token({ mail }, key, 'at+jwt'),
      ];
      for (const given of tokens) {
        const { body } = await attest(given);
        expect(body).toMatchObject({ status_code: 401, error_type: 'invalid_trusted_auth_token' });
      }
      expect((await attest(await token({ mail }, key, 'JWT'))).status).toBe(200);
      const other = await attest(await token({ mail }), 'nobody');
      expect(other.body).toMatchObject({ status_code: 404, error_type: 'trusted_token_profile_not_found' });
    });
  });

  it('security 15: a trusted token counts once, however many come at a time', async () => {
    const mail = newEmail();
    await identity().signIn({ email: mail });
    await trust(async () => {
      const [first, other] = [await token({ mail }), await token({ mail, jti: 'token-2' })];
      const answers = await Promise.all(Array.from({ length: 4 }, () => attest(first)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
      identity().clock.advance(89);
      expect((await attest(first)).body).toMatchObject({ error_type: 'invalid_trusted_auth_token' });
      expect((await attest(await token({ mail, jti: 'token-3' }))).status).toBe(200);
      expect((await attest(other)).status).toBe(200);
      expect((await attest(other)).status).toBe(401);
    });
  });

  it('security 15: a trusted token that signed nobody in is not used up', async () => {
    const mail = newEmail();
    await trust(async () => {
      const early = await token({ mail });
      expect((await attest(early)).status).toBe(401);
      await identity().signIn({ email: mail });
      expect((await attest(early)).status).toBe(200);
    });
  });
});
