import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorCalls } from '@/lib/domain/operator/operator';
import { schema, type OpenedDatabase } from '@/server/database';
import { revokeApiKey } from '@/server/database/repositories/operators/operators-keys';
import { databases } from '../../support/databases';
import { packageRow, start, startOperators, type Operators, type TestOperator } from './harness';

describe.each(databases)('operators’ calls on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator();
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  it.each(operatorCalls)('%s: no key, an unknown key and a session JWT are 401', async (call) => {
    for (const token of [undefined, `wbk_${'x'.repeat(43)}`, await wms.token()]) {
      const answer = await operators.call(`operator/${call}`, {
        ...(token && { token }),
        body: { rows: [] },
      });
      expect(answer).toMatchObject({ status: 401, body: { code: 1030 } });
    }
  });

  it('a revoked key is 401 at once', async () => {
    const other = await operators.operator();
    expect((await other.send('packages', { rows: [] })).status).toBe(200);
    await revokeApiKey(opened.db, other.keyId, start);
    expect((await other.send('packages', { rows: [] })).status).toBe(401);
  });

  it('an API key authorizes no customer call', async () => {
    expect((await operators.call('getAccount', { token: wms.key })).status).toBe(401);
  });

  it('a call beyond the key’s scopes is 1040', async () => {
    const narrow = await operators.operator(['events']);
    expect(await narrow.send('packages', { rows: [] })).toMatchObject({ status: 400, body: { code: 1040 } });
    expect((await narrow.send('events', { rows: [] })).status).toBe(200);
  });

  it('1,000 rows are accepted, 1,001 are 1010', async () => {
    const rows = (count: number) => ({ rows: Array.from({ length: count }, () => ({})) });
    const most = await wms.send('packages', rows(1000));
    expect(most.body.rows).toHaveLength(1000);
    expect(await wms.send('packages', rows(1001))).toMatchObject({ status: 400, body: { code: 1010 } });
  });

  it('a bad row is named by its fields and the others are stored', async () => {
    const good = packageRow();
    const answer = await wms.send('packages', {
      rows: [
        good,
        { reference: 'X', weight: 'heavy', colour: 'red' },
        { ...packageRow(), suiteNumber: 'S-9' },
        null,
      ],
    });
    expect(answer.body).toEqual({
      dryRun: false,
      rows: [
        { index: 0, outcome: 'created', id: expect.stringMatching(/^pkg_/) as string, issues: [] },
        {
          index: 1,
          outcome: 'rejected',
          issues: [
            { field: 'suiteNumber', reason: 'is missing' },
            { field: 'weight', reason: expect.any(String) as string },
            { field: 'colour', reason: 'is no field of this row' },
          ],
        },
        {
          index: 2,
          outcome: 'rejected',
          issues: [{ field: 'suiteNumber', reason: 'is of no customer of this warehouse' }],
        },
        { index: 3, outcome: 'rejected', issues: [{ field: 'row', reason: 'must be of type object' }] },
      ],
    });
  });

  it('line ends and control characters in a text become spaces, as in a carrier’s', async () => {
    const made = await wms.tell('packages', packageRow({ description: ' a\0b\r\nc ' }));
    expect(made?.outcome).toBe('created');
    expect(await wms.package(made?.id)).toMatchObject({ description: 'a b c' });
  });

  it('a text that is too long rejects its row only', async () => {
    const rows = [packageRow({ description: 'x'.repeat(2000) }), packageRow()];
    const answer = await wms.send('packages', { rows });
    expect(answer.body.rows).toMatchObject([
      { outcome: 'rejected', issues: [{ field: 'description' }] },
      { outcome: 'created', issues: [] },
    ]);
  });

  it('a dry run reports each row’s result and stores nothing', async () => {
    const row = packageRow();
    const dry = await wms.send('packages', { rows: [row, row], dryRun: true });
    expect(dry.body).toMatchObject({
      dryRun: true,
      rows: [{ outcome: 'created' }, { outcome: 'unchanged' }],
    });
    expect(dry.body.rows[0]).toEqual({ index: 0, outcome: 'created', issues: [] });
    expect((await wms.tell('packages', row))?.outcome).toBe('created');
  });

  describe('Idempotency-Key', () => {
    const key = (value: string) => ({ 'idempotency-key': value });

    it('the same request again has the same answer; another body is 1010; each operator has its own keys', async () => {
      const body = { rows: [packageRow()] };
      const first = await wms.send('packages', body, key('a'));
      expect(first.body.rows[0]?.outcome).toBe('created');
      expect((await wms.send('packages', body, key('a'))).body).toEqual(first.body);
      const refused = { status: 400, body: { code: 1010 } };
      expect(await wms.send('packages', { rows: [] }, key('a'))).toMatchObject(refused);
      expect(await wms.send('events', body, key('a'))).toMatchObject(refused);
      const other = await operators.operator();
      expect((await other.send('packages', { rows: [] }, key('a'))).status).toBe(200);
    });

    it('of fifty concurrent duplicates one runs, and all get its answer; a different body among them is 1010', async () => {
      const body = { rows: [packageRow(), packageRow()] };
      const fresh = await operators.operator();
      const twins = Array.from({ length: 50 }, () => fresh.send('packages', body, key('twins')));
      const answers = await Promise.all(twins);
      const stranger = await fresh.send('packages', { rows: [packageRow()] }, key('twins'));
      const [first] = answers;
      expect(first?.body.rows.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
      for (const answer of answers) expect(answer.body).toEqual(first?.body);
      expect(stranger).toMatchObject({ status: 400, body: { code: 1010 } });
      const references = body.rows.map(({ reference }) => reference);
      const made = inArray(schema.packages.reference, references);
      expect(await opened.db.$count(schema.packages, made)).toBe(2);
    });

    it('of fifty concurrent requests with one key and different bodies one runs, and the others are 1010', async () => {
      const fresh = await operators.operator();
      const bodies = Array.from({ length: 50 }, () => ({ rows: [packageRow()] }));
      const answers = await Promise.all(bodies.map((body) => fresh.send('packages', body, key('race'))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 1010)).toHaveLength(49);
      const own = eq(schema.packages.accountId, fresh.account.id);
      expect(await opened.db.$count(schema.packages, own)).toBe(1);
    });

    it('a replayed answer has the onboarding tokens again, though none is stored', async () => {
      const body = { rows: [{ suiteNumber: 'S-7' }] };
      const first = await wms.send('onboardingTokens', body, key('t'));
      const token = first.body.rows[0]?.token ?? '';
      expect((await wms.send('onboardingTokens', body, key('t'))).body).toEqual(first.body);
      const state = await operators.call('isOnboardingComplete', { body: { warehouseToken: token } });
      expect(state.body).toMatchObject({ complete: false, suiteNumber: 'S-7' });
      const kept = await opened.db.select().from(schema.idempotentAnswers);
      expect(kept.length).toBeGreaterThan(0);
      expect(JSON.stringify(kept)).not.toContain(token);
    });

    it('after a day the key can be reused', async () => {
      const later = await startOperators(opened.db);
      const body = { rows: [packageRow()] };
      const other = await later.operator();
      await other.send('packages', body, key('day'));
      later.advance(86_401);
      expect((await other.send('packages', body, key('day'))).body.rows[0]?.outcome).toBe('unchanged');
      await later.close();
    });

    it.each(['', 'a b', 'x'.repeat(201)])('"%s" is not a valid key: 1010', async (value) => {
      expect(await wms.send('packages', { rows: [] }, key(value))).toMatchObject({ body: { code: 1010 } });
    });
  });

  it('a suite’s link stays once it exists, a renewed one replaces it, a taken suite has none', async () => {
    const made = await wms.tell('onboardingTokens', { suiteNumber: 'S-8', name: 'Lin' });
    expect(made).toMatchObject({ outcome: 'created', token: expect.any(String) as string });
    const again = await wms.tell('onboardingTokens', { suiteNumber: 'S-8', name: 'Lin' });
    expect(again).toEqual({ index: 0, outcome: 'unchanged', id: made?.id, issues: [] });
    const renewed = await wms.tell('onboardingTokens', { suiteNumber: 'S-8', name: 'Lin', renew: true });
    expect(renewed?.outcome).toBe('updated');
    const ask = (token = '') => operators.call('isOnboardingComplete', { body: { warehouseToken: token } });
    expect((await ask(made?.token)).body.code).toBe(1033);
    expect((await ask(renewed?.token)).body.complete).toBe(false);
    expect((await wms.tell('onboardingTokens', { suiteNumber: 'S-1' }))?.outcome).toBe('rejected');
  });

  it('the 121st call of a key in a minute is 1043, another key’s is not', async () => {
    const busy = await operators.operator();
    for (let n = 0; n < 120; n++) await busy.send('events', { rows: [] });
    const refused = await busy.send('events', { rows: [] });
    expect(refused.body).toMatchObject({ code: 1043, retryAfter: expect.any(Number) as number });
    expect((await wms.send('events', { rows: [] })).status).toBe(200);
  });
});
