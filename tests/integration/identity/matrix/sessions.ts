import { randomBytes } from 'node:crypto';
import { startImpersonation } from '@/server/identity-provider/impersonation/token';
import type { Row } from './row';

/** Sessions themselves, and the two sign-ins that no customer sees. */
export const sessionRows: Row[] = [
  {
    call: 'POST /sessions/authenticate',
    success: async (w) =>
      (await w.customer()).post('/sessions/authenticate', { session_duration_minutes: 30 }),
    failures: {
      invalid_session_duration_minutes: async (w) =>
        (await w.customer()).post('/sessions/authenticate', { session_duration_minutes: 4 }),
      unauthorized_credentials: (w) => w.guest().post('/sessions/authenticate'),
      session_not_found: async (w) => {
        const customer = await w.customer();
        await customer.post('/sessions/revoke');
        return customer.post('/sessions/authenticate');
      },
    },
    wrong: { session_duration_minutes: { session_duration_minutes: '60' } },
    needsSession: {},
  },
  {
    call: 'POST /sessions/revoke',
    success: async (w) => (await w.customer()).post('/sessions/revoke'),
    failures: {
      session_not_found: async (w) => {
        const customer = await w.customer();
        await customer.post('/sessions/revoke');
        return customer.post('/sessions/revoke');
      },
    },
    needsSession: {},
  },
  {
    call: 'POST /impersonation/authenticate',
    success: async (w) => {
      const { userId } = await w.customer();
      const token = await startImpersonation(w.db, w.context, { userId, by: 'operator' });
      return w.guest().post('/impersonation/authenticate', { impersonation_token: token });
    },
    failures: {
      unable_to_auth_impersonation_token: async (w) => {
        const { userId } = await w.customer();
        const token = await startImpersonation(w.db, w.context, { userId, by: 'operator' });
        const body = { impersonation_token: token };
        await w.guest().post('/impersonation/authenticate', body);
        return w.guest().post('/impersonation/authenticate', body);
      },
    },
    wrong: { impersonation_token: { impersonation_token: 7 } },
    otherUser: async (w) => {
      const { userId } = await w.customer();
      const spent = await startImpersonation(w.db, w.context, { userId, by: 'operator' });
      await w.guest().post('/impersonation/authenticate', { impersonation_token: spent });
      const ask = (token: string) =>
        w.guest().post('/impersonation/authenticate', { impersonation_token: token });
      return [await ask(spent), await ask(randomBytes(32).toString('base64url'))];
    },
  },
];
