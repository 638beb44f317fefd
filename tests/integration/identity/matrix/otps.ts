import { newEmail } from '@/tests/support/identity-suite';
import type { Row } from './row';
import { newPhone, type World } from './world';

interface Channel {
  name: 'sms' | 'whatsapp' | 'email';
  address: () => object;
  argument: string;
  invalid: 'invalid_email' | 'invalid_phone_number';
}

const toPhone = { address: () => ({ phone_number: newPhone() }), argument: 'phone_number' };
const channels: Channel[] = [
  { name: 'sms', ...toPhone, invalid: 'invalid_phone_number' },
  { name: 'whatsapp', ...toPhone, invalid: 'invalid_phone_number' },
  { name: 'email', address: () => ({ email: newEmail() }), argument: 'email', invalid: 'invalid_email' },
];

function sendRow({ name, address, argument, invalid }: Channel, variant: string): Row {
  const path = `/otps/${name}/${variant}`;
  const secondary = variant === 'send/secondary';
  const visitor = async (w: World) => (secondary ? w.customer() : w.guest());
  return {
    call: `POST ${path}`,
    success: async (w) => (await visitor(w)).post(path, { ...address(), expiration_minutes: 5 }),
    failures: {
      [invalid]: async (w: World) => (await visitor(w)).post(path, { [argument]: 'nobody@' }),
      invalid_expiration_otp: async (w) =>
        (await visitor(w)).post(path, { ...address(), expiration_minutes: 11 }),
      too_many_requests: async (w) => {
        const body = address();
        const one = await visitor(w);
        await one.post(path, body);
        return one.post(path, body);
      },
      ...(secondary && {
        stale_factors: async (w: World) => (await w.staleCustomer()).post(path, address()),
      }),
    },
    wrong: {
      [argument]: { [argument]: 5 },
      expiration_minutes: { ...address(), expiration_minutes: '5' },
    },
    ...(secondary && { needsSession: address() }),
  };
}

/** A sent code, and its method id. */
async function sent(w: World) {
  const email = newEmail();
  const guest = w.guest();
  const { data } = await guest.post('/otps/email/login_or_create', { email });
  const token = await w.identity.readCode(email);
  return { guest, body: { token, method_id: String(data.method_id), session_duration_minutes: 60 } };
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

export const otpRows: Row[] = [
  ...channels.flatMap((channel) =>
    ['login_or_create', 'send/primary', 'send/secondary'].map((variant) => sendRow(channel, variant)),
  ),
  {
    call: 'POST /otps/authenticate',
    success: async (w) => {
      const { guest, body } = await sent(w);
      return guest.post('/otps/authenticate', body);
    },
    failures: {
      otp_code_not_found: async (w) => {
        const { guest, body } = await sent(w);
        return guest.post('/otps/authenticate', { ...body, token: wrongCode(body.token) });
      },
      unable_to_auth_otp_code: async (w) => {
        const { guest, body } = await sent(w);
        await guest.post('/otps/authenticate', body);
        return guest.post('/otps/authenticate', body);
      },
      invalid_session_duration_minutes: async (w) => {
        const { guest, body } = await sent(w);
        return guest.post('/otps/authenticate', { ...body, session_duration_minutes: 527_041 });
      },
    },
    wrong: {
      token: { token: 123456, method_id: 'email-test-1', session_duration_minutes: 60 },
      method_id: { token: '123456', method_id: null, session_duration_minutes: 60 },
      session_duration_minutes: {
        token: '123456',
        method_id: 'email-test-1',
        session_duration_minutes: '60',
      },
    },
    otherUser: async (w) => {
      const { body } = await sent(w);
      const { guest, body: theirs } = await sent(w);
      await guest.post('/otps/authenticate', theirs);
      const spent = await w.guest().post('/otps/authenticate', { ...body, method_id: theirs.method_id });
      const none = { ...body, method_id: 'email-test-00000000-0000-0000-0000-000000000000' };
      return [spent, await w.guest().post('/otps/authenticate', none)];
    },
  },
];
