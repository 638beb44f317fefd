import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { wireErrors, type WireErrorType } from '@/server/identity-provider/wire/errors';
import { startIdentity, testSecret, type TestIdentity, type WireAnswer } from '@/tests/support/identity';
import { openPgliteCopy } from '@/tests/support/pglite-template';
import { startTrustedIssuer, stopTrustedIssuer } from './matrix/attest';
import { oauthEnvironment } from './matrix/oauth';
import { createReport } from './matrix/report';
import { rows } from './matrix/rows';
import { pathOf, type Row } from './matrix/row';
import { specCalls } from './matrix/spec-calls';
import { createWorld, type World } from './matrix/world';

const report = createReport(specCalls);
let opened: OpenedDatabase;
let identity: TestIdentity;
let world: World;

beforeAll(async () => {
  opened = await openPgliteCopy(inject('pgliteTemplate'));
  const environment = { ...oauthEnvironment, ...(await startTrustedIssuer()) };
  identity = await startIdentity({ db: opened.db, environment });
  world = createWorld(identity, opened.db, testSecret);
});
afterAll(async () => {
  await identity.close();
  await stopTrustedIssuer();
  await opened.close();
  process.stdout.write(`\nThe identity provider's calls, case by case\n\n${report.table()}\n\n`);
});

const summary = ({ status, body }: WireAnswer) => ({ status, error_type: body.error_type, body: body.body });

/** An answer without the parts that differ from call to call. */
const comparable = ({ status, body }: WireAnswer) => ({ status, ...body, request_id: null });

async function callWrongly({ call, id, needsSession }: Row, argument: string, body: object): Promise<void> {
  const { method, path } = pathOf(call, id);
  const caller = needsSession ? await world.customer() : world.guest();
  const answer = await caller.call(`${method} ${path.replace('/sdk/v1', '')}`, { body });
  expect(answer.status).toBe(400);
  expect(answer.body.error_type).toBeUndefined();
  const complaint = { dataPath: `.${argument}`, message: expect.stringContaining('must be') as string };
  expect(answer.body.body).toEqual(expect.arrayContaining([expect.objectContaining(complaint)]));
}

async function callWithoutSession({ call, id }: Row, body: object): Promise<void> {
  const { method, path } = pathOf(call, id);
  const named = `${method} ${path.replace('/sdk/v1', '')}`;
  const options = method === 'GET' ? {} : { body };
  const guest = world.guest();
  expect(summary(await guest.call(named, options))).toMatchObject({
    status: 401,
    error_type: 'unauthorized_credentials',
  });
  const sessionToken = randomBytes(32).toString('base64url');
  expect(summary(await guest.call(named, { ...options, sessionToken }))).toMatchObject({
    status: 404,
    error_type: 'session_not_found',
  });
}

it('SPEC 7: every call has a row', () => {
  expect(rows.map(({ call }) => call).sort()).toEqual([...specCalls].sort());
});

/**
 * Failures that belong to no single call, or need another server than this one, and the tests that cover
 * them.
 */
const elsewhere: Partial<Record<WireErrorType, string>> = {
  duplicate_email: 'passwords.test.ts: only with REVEAL_ADDRESSES',
  duplicate_oauth_registration: 'oauth.test.ts: told by a redirect',
  email_not_found: 'magic-links.test.ts: only with REVEAL_ADDRESSES',
  phone_number_not_found: 'limits.test.ts: only with REVEAL_ADDRESSES',
  impersonated_session_not_allowed: 'impersonation.test.ts: an operator in the place of a customer',
  internal_server_error: 'keys.test.ts: nobody foresaw it',
  invalid_session_id: 'own-sessions.test.ts: a call of our own',
  oauth_failed: 'oauth.test.ts: told by a redirect',
  oauth_state_mismatch: 'oauth.test.ts: told by a redirect',
  project_not_found: 'keys.test.ts: the key set',
  route_not_found: 'delivery.test.ts: no call at all',
  second_factor_required: 'second-factor.test.ts: a session by password beside an app',
  server_unavailable: 'delivery.test.ts: the mail server is down',
  session_token_replaced: 'sessions.test.ts: a call at the moment of a step-up',
  unavailable_endpoint: 'delivery.test.ts: nothing to deliver with',
};

it('SPEC 8: every error_type is covered by a row, or by a test elsewhere', () => {
  const met = new Set(rows.flatMap(({ failures = {} }) => Object.keys(failures)));
  const missing = Object.keys(wireErrors).filter((type) => !met.has(type) && !(type in elsewhere));
  expect(missing).toEqual([]);
});

describe.each(rows)('SPEC 7: $call', (row) => {
  const { call, success, status = 200, failures = {}, wrong = {}, needsSession, otherUser } = row;

  if (success) {
    it('succeeds', () =>
      report.run(call, 'success', async () => {
        expect(summary(await success(world))).toMatchObject({ status });
      }));
  }

  it.each(Object.entries(failures))('fails with %s', (type, fail) =>
    report.run(call, 'failures', async () => {
      const answer = await fail(world);
      expect(summary(answer)).toMatchObject({ error_type: type });
      expect(answer.body).toMatchObject({ status_code: answer.status });
      expect(Object.keys(answer.body)).toEqual(
        expect.arrayContaining(['error_message', 'error_url', 'request_id']),
      );
    }),
  );

  it.each(Object.entries(wrong))('SPEC 5: refuses a wrong %s', (argument, body) =>
    report.run(call, 'wrong argument', () => callWrongly(row, argument, body)),
  );

  if (needsSession) {
    it('requires a live session', () =>
      report.run(call, 'no session', () => callWithoutSession(row, needsSession)));
  }

  if (otherUser) {
    it('security 18: answers another user’s id like one that does not exist', () =>
      report.run(call, 'other user', async () => {
        const [foreign, unknown] = await otherUser(world);
        expect(comparable(foreign)).toEqual(comparable(unknown));
        expect(foreign.status).toBeGreaterThanOrEqual(400);
      }));
  }
});
