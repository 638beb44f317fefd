import { randomUUID } from 'node:crypto';
import { schema } from '@/server/database';
import { createAuthenticator } from '@/tests/support/authenticator';
import type { Row } from './row';
import type { Customer, Visitor, World } from './world';

const domain = 'localhost';
const session_duration_minutes = 60;
const start = '/webauthn/authenticate/start';

/** A customer with a passkey; registering steps their session up. */
async function withPasskey(w: World) {
  const customer = await w.customer();
  const authenticator = createAuthenticator(w.identity.settings.publicOrigin);
  const { data } = await customer.post('/webauthn/register/start', { domain });
  const public_key_credential = authenticator.create(data.public_key_credential_creation_options);
  const body = { public_key_credential, session_duration_minutes };
  const answer = await customer.post('/webauthn/register', body);
  const sessionToken = String(answer.data.session_token);
  const call: Visitor['call'] = (named, options) => customer.call(named, { sessionToken, ...options });
  const owner: Customer = {
    ...customer,
    sessionToken,
    call,
    post: (path, sent = {}) => call(`POST ${path}`, { body: sent }),
  };
  return { owner, authenticator, answer, id: String(answer.data.webauthn_registration_id) };
}

/** The passkey's response to a guest's challenge. */
async function answered(w: World) {
  const { authenticator } = await withPasskey(w);
  const guest = w.guest();
  const { data } = await guest.post(`${start}/primary`, { domain });
  const public_key_credential = authenticator.get(data.public_key_credential_request_options);
  return { guest, body: { public_key_credential, session_duration_minutes } };
}

async function addPasskeys({ db }: World, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    const key = { credentialId: id, publicKey: 'x', counter: 0 };
    return { id: `webauthn-registration-test-${id}`, userId, ...key, name: 'Phone', domain };
  });
  await db.insert(schema.webauthnRegistrations).values(rows);
}

const wrongStart = {
  domain: { domain: 5 },
  return_passkey_credential_options: { domain, return_passkey_credential_options: 'yes' },
};

const rename = (customer: Customer, id: string, name: string) =>
  customer.call(`PUT /webauthn/update/${id}`, { body: { name } });

export const passkeyRows: Row[] = [
  {
    call: 'POST /webauthn/register/start',
    success: async (w) => (await w.customer()).post('/webauthn/register/start', { domain }),
    failures: {
      invalid_webauthn_registration_domain: async (w) =>
        (await w.customer()).post('/webauthn/register/start', { domain: 'evil.example' }),
      invalid_authenticator_type: async (w) =>
        (await w.customer()).post('/webauthn/register/start', { domain, authenticator_type: 'phone' }),
      too_many_user_registrations_for_domain: async (w) => {
        const customer = await w.customer();
        await addPasskeys(w, customer.userId, 20);
        return customer.post('/webauthn/register/start', { domain });
      },
      stale_factors: async (w) => (await w.staleCustomer()).post('/webauthn/register/start', { domain }),
    },
    wrong: { ...wrongStart, user_agent: { domain, user_agent: 5 } },
    needsSession: { domain },
  },
  {
    call: 'POST /webauthn/register',
    success: async (w) => (await withPasskey(w)).answer,
    failures: {
      invalid_public_key_credential: async (w) =>
        (await w.customer()).post('/webauthn/register', { public_key_credential: '{}' }),
      unable_to_register_webauthn_registration: async (w) => {
        const customer = await w.customer();
        const authenticator = createAuthenticator('https://evil.example');
        const { data } = await customer.post('/webauthn/register/start', { domain });
        return customer.post('/webauthn/register', {
          public_key_credential: authenticator.create(data.public_key_credential_creation_options),
        });
      },
      duplicate_webauthn_registration: async (w) => {
        const { owner, authenticator } = await withPasskey(w);
        const { data } = await owner.post('/webauthn/register/start', { domain });
        return owner.post('/webauthn/register', {
          public_key_credential: authenticator.create(data.public_key_credential_creation_options),
        });
      },
    },
    wrong: {
      public_key_credential: { public_key_credential: {} },
      session_duration_minutes: { public_key_credential: '{}', session_duration_minutes: '60' },
    },
    needsSession: { public_key_credential: '{}' },
  },
  {
    call: `POST ${start}/primary`,
    success: (w) => w.guest().post(`${start}/primary`, { domain }),
    failures: {
      invalid_webauthn_registration_domain: (w) =>
        w.guest().post(`${start}/primary`, { domain: 'evil.example' }),
      too_many_requests: async (w) => {
        const guest = w.guest();
        const ask = () => guest.post(`${start}/primary`, { domain });
        await Promise.all(Array.from({ length: 120 }, ask));
        return ask();
      },
    },
    wrong: wrongStart,
  },
  {
    call: `POST ${start}/secondary`,
    success: async (w) => (await withPasskey(w)).owner.post(`${start}/secondary`, { domain }),
    failures: {
      webauthn_registration_not_found: async (w) =>
        (await w.customer()).post(`${start}/secondary`, { domain }),
    },
    wrong: wrongStart,
    needsSession: { domain },
  },
  {
    call: 'POST /webauthn/authenticate',
    success: async (w) => {
      const { guest, body } = await answered(w);
      return guest.post('/webauthn/authenticate', body);
    },
    failures: {
      invalid_public_key_credential: (w) =>
        w.guest().post('/webauthn/authenticate', { public_key_credential: 'no', session_duration_minutes }),
      unable_to_auth_webauthn_registration: async (w) => {
        const { guest, body } = await answered(w);
        await guest.post('/webauthn/authenticate', body);
        return guest.post('/webauthn/authenticate', body);
      },
      webauthn_registration_not_found: async (w) => {
        const guest = w.guest();
        const { data } = await guest.post(`${start}/primary`, { domain });
        const stranger = createAuthenticator(w.identity.settings.publicOrigin);
        return guest.post('/webauthn/authenticate', {
          public_key_credential: stranger.get(data.public_key_credential_request_options),
          session_duration_minutes,
        });
      },
      invalid_session_duration_minutes: async (w) => {
        const { guest, body } = await answered(w);
        return guest.post('/webauthn/authenticate', { ...body, session_duration_minutes: 3 });
      },
    },
    wrong: {
      public_key_credential: { public_key_credential: {}, session_duration_minutes },
      session_duration_minutes: { public_key_credential: '{}', session_duration_minutes: '60' },
    },
  },
  {
    call: 'PUT /webauthn/update/*',
    success: async (w) => {
      const { owner, id } = await withPasskey(w);
      return rename(owner, id, 'My phone');
    },
    failures: {
      webauthn_registration_not_found: async (w) => rename(await w.customer(), 'none', 'My phone'),
      invalid_webauthn_registration_name: async (w) => {
        const { owner, id } = await withPasskey(w);
        return rename(owner, id, '');
      },
    },
    wrong: { name: { name: 5 } },
    needsSession: { name: 'My phone' },
    otherUser: async (w) => {
      const { id } = await withPasskey(w);
      const customer = await w.customer();
      return [await rename(customer, id, 'Mine'), await rename(customer, 'none', 'Mine')];
    },
  },
];
