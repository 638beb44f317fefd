import { newEmail } from '@/tests/support/identity-suite';
import { newProofKey, readToken } from '@/tests/support/identity-links';
import type { Row } from './row';
import type { World } from './world';

const path = '/magic_links/email';
const { challenge } = newProofKey();

function sendRow(variant: string): Row {
  const secondary = variant === 'send/secondary';
  const call = `${path}/${variant}`;
  const visitor = async (w: World) => (secondary ? w.customer() : w.guest());
  const body = () => ({ email: newEmail(), code_challenge: challenge });
  return {
    call: `POST ${call}`,
    success: async (w) => (await visitor(w)).post(call, body()),
    failures: {
      invalid_email: async (w) => (await visitor(w)).post(call, { ...body(), email: 'nobody' }),
      missing_pkce_code_challenge: async (w) => (await visitor(w)).post(call, { email: newEmail() }),
      invalid_magic_link_url: async (w) =>
        (await visitor(w)).post(call, { ...body(), login_magic_link_url: 'https://evil.example/a' }),
      invalid_expiration: async (w) =>
        (await visitor(w)).post(call, { ...body(), login_expiration_minutes: 1 }),
      too_many_requests: async (w) => {
        const one = await visitor(w);
        const again = body();
        await one.post(call, again);
        return one.post(call, again);
      },
      ...(secondary && {
        stale_factors: async (w: World) => (await w.staleCustomer()).post(call, body()),
      }),
    },
    wrong: {
      email: { ...body(), email: 5 },
      code_challenge: { ...body(), code_challenge: 5 },
      login_magic_link_url: { ...body(), login_magic_link_url: {} },
      signup_magic_link_url: { ...body(), signup_magic_link_url: {} },
      login_expiration_minutes: { ...body(), login_expiration_minutes: '60' },
      signup_expiration_minutes: { ...body(), signup_expiration_minutes: '60' },
    },
    ...(secondary && { needsSession: body() }),
  };
}

async function sent(w: World) {
  const key = newProofKey();
  const email = newEmail();
  const guest = w.guest();
  await guest.post(`${path}/login_or_create`, { email, code_challenge: key.challenge });
  const token = await readToken(w.db, email);
  return { guest, body: { token, code_verifier: key.verifier, session_duration_minutes: 60 } };
}

export const magicLinkRows: Row[] = [
  ...['login_or_create', 'send/primary', 'send/secondary'].map(sendRow),
  {
    call: 'POST /magic_links/authenticate',
    success: async (w) => {
      const { guest, body } = await sent(w);
      return guest.post('/magic_links/authenticate', body);
    },
    failures: {
      unable_to_auth_magic_link: async (w) => {
        const { guest, body } = await sent(w);
        await guest.post('/magic_links/authenticate', body);
        return guest.post('/magic_links/authenticate', body);
      },
      pkce_mismatch: async (w) => {
        const { guest, body } = await sent(w);
        return guest.post('/magic_links/authenticate', { ...body, code_verifier: newProofKey().verifier });
      },
      pkce_expected_code_verifier: async (w) => {
        const { guest, body } = await sent(w);
        return guest.post('/magic_links/authenticate', { ...body, code_verifier: undefined });
      },
      invalid_session_duration_minutes: async (w) => {
        const { guest, body } = await sent(w);
        return guest.post('/magic_links/authenticate', { ...body, session_duration_minutes: 1.5 });
      },
    },
    wrong: {
      token: { token: 5, session_duration_minutes: 60 },
      code_verifier: { token: 'a', code_verifier: 5, session_duration_minutes: 60 },
      session_duration_minutes: { token: 'a', session_duration_minutes: null },
    },
  },
];
