import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { createSigningKey, type SigningKey } from '@/tests/support/mint';
import { listen, type Listening } from '@/tests/support/listen';
import type { Row } from './row';
import type { World } from './world';

const profile_id = 'trusted-auth-token-profile-test-1';
const audience = 'waybill';
const session_duration_minutes = 60;

let key: SigningKey;
let issuer: Listening;

/** Another issuer of tokens that this installation trusts. @returns the setting for it */
export async function startTrustedIssuer(): Promise<{ ATTEST_PROFILES: string }> {
  key = await createSigningKey('issuer-key');
  issuer = await listen(async () => Response.json({ keys: [key.publicJwk] }));
  const profile = { profile_id, issuer: issuer.origin, audience, jwks_url: `${issuer.origin}/jwks` };
  return { ATTEST_PROFILES: JSON.stringify([profile]) };
}

export const stopTrustedIssuer = (): Promise<void> => issuer.close();

function vouchFor(w: World, email: string, expectedBy = audience): Promise<string> {
  const now = Math.floor(w.identity.clock.now().getTime() / 1000);
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuer(issuer.origin)
    .setAudience(expectedBy)
    .setIssuedAt(now)
    .setJti(randomUUID())
    .setExpirationTime(now + 60)
    .sign(key.privateKey);
}

const post = (w: World, token: string, profile = profile_id) =>
  w.guest().post('/sessions/attest', { profile_id: profile, token, session_duration_minutes });

export const attestRows: Row[] = [
  {
    call: 'POST /sessions/attest',
    success: async (w) => post(w, await vouchFor(w, (await w.customer()).email)),
    failures: {
      trusted_token_profile_not_found: (w) => post(w, 'token', 'none'),
      invalid_trusted_auth_token: async (w) =>
        post(w, await vouchFor(w, (await w.customer()).email, 'another')),
    },
    wrong: {
      profile_id: { profile_id: 5, token: 'a', session_duration_minutes },
      token: { profile_id, token: 5, session_duration_minutes },
      session_duration_minutes: { profile_id, token: 'a', session_duration_minutes: '60' },
    },
  },
];
