import { newEmail } from '@/tests/support/identity-suite';
import { newProofKey, readToken, strongPassword } from '@/tests/support/identity-links';
import type { Row } from './row';
import type { World } from './world';

const session_duration_minutes = 60;
const weak = 'aaaaaaaaaa';
const breached = 'password1';
const { challenge, verifier } = newProofKey();

async function withPassword(w: World) {
  const customer = await w.customer();
  await customer.post('/passwords/session/reset', { password: strongPassword, session_duration_minutes });
  return { guest: w.guest(), credentials: { email: customer.email, password: strongPassword } };
}

async function resetLink(w: World) {
  const { email } = await w.customer();
  w.identity.clock.advance(60);
  const guest = w.guest();
  await guest.post('/passwords/email/reset/start', { email, code_challenge: challenge });
  const token = await readToken(w.db, email);
  return {
    guest,
    body: { token, password: strongPassword, code_verifier: verifier, session_duration_minutes },
  };
}

const credentials = () => ({ email: newEmail(), password: strongPassword, session_duration_minutes });

const wrongCredentials = {
  email: { ...credentials(), email: 5 },
  password: { ...credentials(), password: null },
  session_duration_minutes: { ...credentials(), session_duration_minutes: '60' },
};

const change = {
  email: 'nobody@waybill.example',
  existing_password: strongPassword,
  new_password: `${strongPassword}-2`,
  session_duration_minutes,
};

export const passwordRows: Row[] = [
  {
    call: 'POST /passwords',
    success: async (w) => {
      const customer = await w.customer();
      return customer.post('/passwords', { ...credentials(), email: customer.email });
    },
    failures: {
      email_verification_required: (w) => w.guest().post('/passwords', credentials()),
      weak_password: (w) => w.guest().post('/passwords', { ...credentials(), password: weak }),
      breached_password: (w) => w.guest().post('/passwords', { ...credentials(), password: breached }),
      invalid_email: (w) => w.guest().post('/passwords', { ...credentials(), email: 'nobody' }),
      stale_factors: async (w) => {
        const customer = await w.staleCustomer();
        return customer.post('/passwords', { ...credentials(), email: customer.email });
      },
    },
    wrong: wrongCredentials,
  },
  {
    call: 'POST /passwords/authenticate',
    success: async (w) => {
      const { guest, credentials: own } = await withPassword(w);
      return guest.post('/passwords/authenticate', { ...own, session_duration_minutes });
    },
    failures: {
      unauthorized_credentials: (w) => w.guest().post('/passwords/authenticate', credentials()),
      invalid_email: (w) => w.guest().post('/passwords/authenticate', { ...credentials(), email: '@' }),
      invalid_session_duration_minutes: (w) =>
        w.guest().post('/passwords/authenticate', { ...credentials(), session_duration_minutes: 2 }),
    },
    wrong: wrongCredentials,
    otherUser: async (w) => {
      const { guest, credentials: own } = await withPassword(w);
      const body = { ...credentials(), password: `${strongPassword}-not` };
      return [
        await guest.post('/passwords/authenticate', { ...body, email: own.email }),
        await guest.post('/passwords/authenticate', body),
      ];
    },
  },
  {
    call: 'POST /passwords/email/reset/start',
    success: (w) =>
      w.guest().post('/passwords/email/reset/start', { email: newEmail(), code_challenge: challenge }),
    failures: {
      invalid_email: (w) =>
        w.guest().post('/passwords/email/reset/start', { email: 'no', code_challenge: challenge }),
      missing_pkce_code_challenge: (w) =>
        w.guest().post('/passwords/email/reset/start', { email: newEmail() }),
      invalid_password_reset_redirect_url: (w) =>
        w.guest().post('/passwords/email/reset/start', {
          email: newEmail(),
          code_challenge: challenge,
          reset_password_redirect_url: 'https://evil.example',
        }),
      invalid_expiration: (w) =>
        w.guest().post('/passwords/email/reset/start', {
          email: newEmail(),
          code_challenge: challenge,
          reset_password_expiration_minutes: 0,
        }),
      too_many_requests: async (w) => {
        const body = { email: newEmail(), code_challenge: challenge };
        await w.guest().post('/passwords/email/reset/start', body);
        return w.guest().post('/passwords/email/reset/start', body);
      },
    },
    wrong: {
      email: { email: 5, code_challenge: challenge },
      code_challenge: { email: newEmail(), code_challenge: 5 },
    },
  },
  {
    call: 'POST /passwords/email/reset',
    success: async (w) => {
      const { guest, body } = await resetLink(w);
      return guest.post('/passwords/email/reset', body);
    },
    failures: {
      unable_to_auth_password_reset_token: async (w) => {
        const { guest, body } = await resetLink(w);
        await guest.post('/passwords/email/reset', body);
        return guest.post('/passwords/email/reset', body);
      },
      pkce_mismatch: async (w) => {
        const { guest, body } = await resetLink(w);
        return guest.post('/passwords/email/reset', { ...body, code_verifier: newProofKey().verifier });
      },
      pkce_expected_code_verifier: async (w) => {
        const { guest, body } = await resetLink(w);
        return guest.post('/passwords/email/reset', { ...body, code_verifier: undefined });
      },
      weak_password: async (w) => {
        const { guest, body } = await resetLink(w);
        return guest.post('/passwords/email/reset', { ...body, password: weak });
      },
      breached_password: async (w) => {
        const { guest, body } = await resetLink(w);
        return guest.post('/passwords/email/reset', { ...body, password: breached });
      },
    },
    wrong: {
      token: { token: 5, password: strongPassword, session_duration_minutes },
      password: { token: 'a', password: 5, session_duration_minutes },
      session_duration_minutes: { token: 'a', password: 'b', session_duration_minutes: '5' },
    },
  },
  {
    call: 'POST /passwords/existing_password/reset',
    success: async (w) => {
      const { guest, credentials: own } = await withPassword(w);
      return guest.post('/passwords/existing_password/reset', { ...change, email: own.email });
    },
    failures: {
      unauthorized_credentials: (w) => w.guest().post('/passwords/existing_password/reset', change),
      weak_password: (w) =>
        w.guest().post('/passwords/existing_password/reset', { ...change, new_password: weak }),
      breached_password: (w) =>
        w.guest().post('/passwords/existing_password/reset', { ...change, new_password: breached }),
    },
    wrong: {
      email: { ...change, email: 5 },
      existing_password: { ...change, existing_password: 5 },
      new_password: { ...change, new_password: [] },
      session_duration_minutes: { ...change, session_duration_minutes: '60' },
    },
  },
  {
    call: 'POST /passwords/session/reset',
    success: async (w) => (await w.customer()).post('/passwords/session/reset', { password: strongPassword }),
    failures: {
      stale_factors: async (w) =>
        (await w.staleCustomer()).post('/passwords/session/reset', { password: strongPassword }),
      weak_password: async (w) => (await w.customer()).post('/passwords/session/reset', { password: weak }),
      breached_password: async (w) =>
        (await w.customer()).post('/passwords/session/reset', { password: breached }),
    },
    wrong: {
      password: { password: 5 },
      session_duration_minutes: { password: 'a', session_duration_minutes: 'b' },
    },
    needsSession: { password: strongPassword },
  },
  {
    call: 'POST /passwords/strength_check',
    success: (w) => w.guest().post('/passwords/strength_check', { password: strongPassword }),
    failures: {
      too_many_requests: async (w) => {
        const guest = w.guest();
        const ask = () => guest.post('/passwords/strength_check', { password: 'a' });
        await Promise.all(Array.from({ length: 60 }, ask));
        return ask();
      },
    },
    wrong: { password: { password: 5 }, email: { password: 'a', email: 5 } },
  },
];
