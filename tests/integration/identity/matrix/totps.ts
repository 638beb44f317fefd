import { TOTP } from 'otpauth';
import type { Row } from './row';
import type { World } from './world';

const session_duration_minutes = 60;

/** A customer who has started to add an authenticator app, and the app's code. */
async function begun(w: World) {
  const customer = await w.customer();
  const { data } = await customer.post('/totps', {});
  const app = new TOTP({ secret: String(data.secret) });
  return {
    customer,
    recoveryCodes: data.recovery_codes as string[],
    code: () => app.generate({ timestamp: w.identity.clock.now().getTime() }),
  };
}

type Begun = Awaited<ReturnType<typeof begun>>;

const enter = ({ customer }: Begun, totp_code: string) =>
  customer.post('/totps/authenticate', { totp_code, session_duration_minutes });

/** The same with the app verified; the session has a new token. */
async function verified(w: World) {
  const state = await begun(w);
  const { data } = await enter(state, state.code());
  const sessionToken = String(data.session_token);
  const post = (path: string, body: object = {}) =>
    state.customer.call(`POST ${path}`, { body, sessionToken });
  return { ...state, customer: { ...state.customer, sessionToken, post } };
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

export const totpRows: Row[] = [
  {
    call: 'POST /totps',
    success: async (w) => (await w.customer()).post('/totps', { expiration_minutes: 60 }),
    failures: {
      invalid_expiration_totp: async (w) => (await w.customer()).post('/totps', { expiration_minutes: 1 }),
      stale_factors: async (w) => (await w.staleCustomer()).post('/totps', {}),
    },
    wrong: { expiration_minutes: { expiration_minutes: '60' } },
    needsSession: {},
  },
  {
    call: 'POST /totps/authenticate',
    success: async (w) => {
      const state = await begun(w);
      return enter(state, state.code());
    },
    failures: {
      unable_to_authenticate_totp: async (w) => {
        const state = await begun(w);
        return enter(state, wrongCode(state.code()));
      },
      invalid_totp_code: async (w) => enter(await begun(w), '12'),
      totp_not_found: async (w) =>
        (await w.customer()).post('/totps/authenticate', { totp_code: '123456', session_duration_minutes }),
      totp_code_already_authenticated: async (w) => {
        const state = await verified(w);
        return enter(state, state.code());
      },
      totp_locked: async (w) => {
        const state = await begun(w);
        for (let tries = 0; tries < 5; tries += 1) await enter(state, wrongCode(state.code()));
        return enter(state, state.code());
      },
    },
    wrong: {
      totp_code: { totp_code: 123456, session_duration_minutes },
      session_duration_minutes: { totp_code: '123456', session_duration_minutes: '60' },
    },
    needsSession: { totp_code: '123456', session_duration_minutes },
  },
  {
    call: 'POST /totps/recovery_codes',
    success: async (w) => (await verified(w)).customer.post('/totps/recovery_codes'),
    failures: {
      totp_not_found: async (w) => (await w.customer()).post('/totps/recovery_codes'),
      stale_factors: async (w) => (await w.staleCustomer()).post('/totps/recovery_codes'),
    },
    needsSession: {},
  },
  {
    call: 'POST /totps/recover',
    success: async (w) => {
      const { customer, recoveryCodes } = await verified(w);
      return customer.post('/totps/recover', { recovery_code: recoveryCodes[0], session_duration_minutes });
    },
    failures: {
      unable_to_authenticate_recovery_code: async (w) =>
        (await verified(w)).customer.post('/totps/recover', {
          recovery_code: 'none',
          session_duration_minutes,
        }),
      too_many_requests: async (w) => {
        const { customer } = await verified(w);
        const body = { recovery_code: 'none', session_duration_minutes };
        for (let tries = 0; tries < 5; tries += 1) await customer.post('/totps/recover', body);
        return customer.post('/totps/recover', body);
      },
    },
    wrong: {
      recovery_code: { recovery_code: 5, session_duration_minutes },
      session_duration_minutes: { recovery_code: 'a', session_duration_minutes: '60' },
    },
    needsSession: { recovery_code: 'a', session_duration_minutes },
    otherUser: async (w) => {
      const other = await verified(w);
      const { customer } = await verified(w);
      const recover = (recovery_code = '') =>
        customer.post('/totps/recover', { recovery_code, session_duration_minutes });
      return [await recover(other.recoveryCodes[0]), await recover('none')];
    },
  },
];
