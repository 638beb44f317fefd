import { newEmail } from '@/tests/support/identity-suite';
import type { Row } from './row';

const publicToken = 'public-token-test-waybill-embedded';

/** Bootstrap, telemetry, search: calls without a user. */
export const platformRows: Row[] = [
  {
    call: 'GET /projects/bootstrap/*',
    success: (w) => w.guest().call(`GET /projects/bootstrap/${publicToken}`),
    failures: {
      public_token_not_found: (w) => w.guest().call('GET /projects/bootstrap/public-token-test-other'),
    },
  },
  {
    call: 'POST /events',
    success: (w) =>
      w.guest().call('POST /events', { body: [{ telemetry: { event_id: 'event-id-1' }, event: {} }] }),
    failures: {
      bad_request: (w) => w.guest().call('POST /events', { body: '{' }),
    },
    wrong: { '0': [1] },
  },
  {
    call: 'POST /users/search',
    success: (w) => w.guest().post('/users/search', { email: newEmail() }),
    failures: {
      invalid_email: (w) => w.guest().post('/users/search', { email: 'nobody@' }),
      too_many_requests: async (w) => {
        const guest = w.guest();
        const tries = Array.from({ length: 30 }, () => guest.post('/users/search', { email: newEmail() }));
        await Promise.all(tries);
        return guest.post('/users/search', { email: newEmail() });
      },
    },
    wrong: { email: { email: 5 } },
  },
  {
    call: 'POST /b2b/organizations/members/search',
    success: (w) =>
      w.guest().post('/b2b/organizations/members/search', {
        email_address: newEmail(),
        organization_id: 'organization-test-1',
      }),
    wrong: {
      email_address: { email_address: 1, organization_id: 'organization-test-1' },
      organization_id: { email_address: 'ada@waybill.example', organization_id: null },
    },
  },
];
