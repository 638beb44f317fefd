// A provider of sessions: a key set, and session JWTs of it.
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { atTheEnd } from './clean-up.mjs';

const project = 'project-test-waybill-embedded';
const ada = { id: 'bench', email: 'ada@waybill.example' };

export async function startProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  atTheEnd(() => server.close());
  const origin = `http://127.0.0.1:${server.address().port}`;

  const mint = ({ id, email }) => {
    const now = Math.floor(Date.now() / 1000);
    const started = new Date(now * 1000).toISOString();
    const session = {
      id: `session-test-${id}`,
      started_at: started,
      last_accessed_at: started,
      expires_at: new Date((now + 3600) * 1000).toISOString(),
      attributes: { user_agent: '', ip_address: '' },
      authentication_factors: [
        { type: 'otp', email_factor: { email_id: `email-test-${id}`, email_address: email } },
      ],
      roles: ['stytch_user'],
    };
    return new SignJWT({ 'https://stytch.com/session': session })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'bench' })
      .setIssuer(`stytch.com/${project}`)
      .setAudience([project])
      .setSubject(`user-test-${id}`)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + 300)
      .sign(privateKey);
  };
  return {
    env: { IDENTITY_API_URL: origin, PRODUCT_API_URL: origin },
    /** The setting of a portal that takes its sessions beside its own. */
    keys: { JWKS_URL: origin },
    cookie: async (person = ada) =>
      `stytch_session=${'b'.repeat(43)}; stytch_session_jwt=${await mint(person)}`,
  };
}
