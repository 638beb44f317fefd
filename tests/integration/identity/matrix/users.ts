import { randomUUID } from 'node:crypto';
import { schema } from '@/server/database';
import { startWalletSignIn } from './wallet-signer';
import { newPhone, type Customer, type World } from './world';
import type { Row } from './row';

/** A second address of a customer, added by code. @returns its id */
async function attach(
  w: World,
  customer: Customer,
  to: { email: string } | { phone: string },
): Promise<string> {
  const [channel, body, recipient] =
    'email' in to ? ['email', to, to.email] : ['sms', { phone_number: to.phone }, to.phone];
  const sent = await customer.post(`/otps/${channel}/send/secondary`, body);
  const id = String(sent.data.method_id);
  const code = await w.identity.readCode(recipient);
  const answer = await customer.post('/otps/authenticate', {
    token: code,
    method_id: id,
    session_duration_minutes: 60,
  });
  customer.sessionToken = String(answer.data.session_token);
  return id;
}

type Kind = 'emails' | 'phone_numbers' | 'totps' | 'crypto_wallets' | 'oauth' | 'webauthn_registrations';

/** Gives a customer one more factor of a kind. @returns its id */
async function addFactor(w: World, kind: Kind, customer: Customer): Promise<string> {
  const { userId } = customer;
  const id = randomUUID();
  if (kind === 'emails') return attach(w, customer, { email: `second-${id}@waybill.example` });
  if (kind === 'phone_numbers') return attach(w, customer, { phone: newPhone() });
  if (kind === 'totps') return String((await customer.post('/totps', {})).data.totp_id);
  if (kind === 'crypto_wallets') {
    const { data } = await startWalletSignIn(customer);
    customer.sessionToken = String(data.session_token);
    const { crypto_wallets } = data.user as { crypto_wallets: { crypto_wallet_id: string }[] };
    return crypto_wallets[0]?.crypto_wallet_id ?? '';
  }
  if (kind === 'oauth') {
    const registration = {
      id: `oauth-user-registration-test-${id}`,
      userId,
      provider: 'google',
      subject: id,
    };
    await w.db.insert(schema.oauthRegistrations).values(registration);
    return registration.id;
  }
  const passkey = { id: `webauthn-registration-test-${id}`, userId, credentialId: id, publicKey: 'x' };
  await w.db
    .insert(schema.webauthnRegistrations)
    .values({ ...passkey, counter: 0, name: 'Phone', domain: 'localhost' });
  return passkey.id;
}

const remove = (customer: Customer, kind: string, id: string) =>
  customer.call(`DELETE /users/${kind}/${id}`, { sessionToken: customer.sessionToken });

const removal = (kind: Kind): Row => ({
  call: `DELETE /users/${kind}/*`,
  success: async (w) => {
    const customer = await w.customer();
    return remove(customer, kind, await addFactor(w, kind, customer));
  },
  failures: {
    factor_not_found: async (w) => remove(await w.customer(), kind, 'none'),
    stale_factors: async (w) => remove(await w.staleCustomer(), kind, 'none'),
    ...(kind === 'emails' && {
      last_factor: async (w: World) => {
        const customer = await w.customer();
        return remove(customer, kind, customer.emailId);
      },
    }),
  },
  needsSession: {},
  otherUser: async (w) => {
    const other = await w.customer();
    const theirs = await addFactor(w, kind, other);
    const customer = await w.customer();
    return [await remove(customer, kind, theirs), await remove(customer, kind, 'none')];
  },
});

const kinds: Kind[] = [
  'emails',
  'phone_numbers',
  'totps',
  'crypto_wallets',
  'oauth',
  'webauthn_registrations',
];

/** The signed-in user and their factors. */
export const userRows: Row[] = [
  {
    call: 'GET /users/me',
    success: async (w) => (await w.customer()).call('GET /users/me'),
    needsSession: {},
  },
  {
    call: 'PUT /users/me',
    success: async (w) =>
      (await w.customer()).call('PUT /users/me', { body: { untrusted_metadata: { theme: 'dark' } } }),
    failures: {
      metadata_too_large: async (w) =>
        (await w.customer()).call('PUT /users/me', {
          body: { untrusted_metadata: { note: 'x'.repeat(5_000) } },
        }),
      metadata_too_many_keys: async (w) => {
        const keys = Array.from({ length: 21 }, (_, index) => [`key${index}`, index]);
        const body = { untrusted_metadata: Object.fromEntries(keys) as object };
        return (await w.customer()).call('PUT /users/me', { body });
      },
      metadata_invalid_format: async (w) =>
        (await w.customer()).call('PUT /users/me', { body: { untrusted_metadata: { note: '\u0000' } } }),
    },
    wrong: { untrusted_metadata: { untrusted_metadata: 'dark' } },
    needsSession: {},
  },
  ...kinds.map(removal),
  {
    // Only the provider's mobile SDKs register biometrics, so no user has one here.
    call: 'DELETE /users/biometric_registrations/*',
    failures: {
      factor_not_found: async (w) => remove(await w.customer(), 'biometric_registrations', 'none'),
      stale_factors: async (w) => remove(await w.staleCustomer(), 'biometric_registrations', 'none'),
    },
    needsSession: {},
  },
];
