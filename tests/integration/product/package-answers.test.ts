import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerChoices, offersByCode, possibleOffers } from '@/lib/domain/package/answer-choices';
import { packageSchema, type Package } from '@/lib/domain/package/package';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import type { OpenedDatabase } from '@/server/database';
import { ingestTracker } from '@/server/product-api/tracking/ingest/ingest-tracker';
import { databases } from '@/tests/support/databases';
import { addPackage } from '@/tests/support/product-data';
import { packageRow, start, startOperators, type Operators, type TestOperator } from '../operators/harness';

const since = '2026-05-18T10:00:00.000Z';
const onHold = { reason: 'Outer box damaged', since };
const answerHold = { code: 'answer_hold', label: 'Reply to the warehouse' };
const confirm = { code: 'confirm_address', label: 'Confirm the delivery address' };
const home = { name: 'Ada Whitfield', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
/** Stored before the rules of its country. */
const old = { name: 'Ada Whitfield', line1: 'Somewhere', locality: 'Miami', countryCode: 'US' };

describe.each(databases)('customers’ answers on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  let token: string;
  let owner: { accountId: string; warehouseId: string };

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator();
    token = await wms.token();
    owner = { accountId: wms.account.id, warehouseId: wms.warehouseId };
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const post = (name: string, body: unknown, as = token) => operators.call(name, { token: as, body });
  const toPackage = (body: unknown): Package => packageSchema.strict().parse(body);
  async function done(name: string, body: unknown): Promise<Package> {
    const answer = await post(name, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return toPackage(answer.body);
  }
  const read = async (id: string) =>
    toPackage((await operators.call('getMyPackage', { token, query: { id } })).body);
  const held = (given: object = {}) =>
    addPackage(opened.db, { ...owner, status: 'on_hold', onHold, ...given });
  const changesOf = async (id: string) => {
    const { body } = await wms.read('changes', { limit: '200' });
    return body.changes.filter((change) => (change.package as { id: string } | undefined)?.id === id);
  };

  describe('what a package offers', () => {
    it.each(Object.entries(offersByCode))(
      'a hold by the code %s: what is usual for it',
      async (code, offers) => {
        const { id } = await held({ onHold: { ...onHold, code } });
        expect((await read(id)).offers).toEqual(offers);
      },
    );

    it('a hold without a code, or by another: all that can be done', async () => {
      for (const code of [undefined, 'under_the_weather']) {
        const { id } = await held({ onHold: { ...onHold, ...(code && { code }) } });
        expect((await read(id)).offers).toEqual(possibleOffers.on_hold);
      }
    });

    it.each(packageStatuses)(
      'in the state %s: something only on hold and where it can’t be delivered',
      async (status) => {
        const { id } = await addPackage(opened.db, { ...owner, status });
        const { offers } = await read(id);
        expect(offers).toEqual(status in possibleOffers ? expect.any(Array) : undefined);
      },
    );

    it('what the operator names with the hold, or with the action, which comes first', async () => {
      const row = packageRow();
      const { id = '' } = (await wms.tell('packages', { ...row, status: 'in_storage' })) ?? {};
      const hold = { ...onHold, code: 'damaged', offers: ['ship', 'return'] };
      await wms.tell('packages', { ...row, status: 'on_hold', onHold: hold });
      expect(await read(id)).toMatchObject({ onHold: hold, offers: ['ship', 'return'] });
      await wms.tell('packages', { ...row, nextAction: { ...answerHold, offers: ['dispose'] } });
      expect((await read(id)).offers).toEqual(['dispose']);
    });

    it('nothing while something else is asked', async () => {
      const { id, version = 1 } = await held({ nextAction: { code: 'declare_contents', label: 'Declare' } });
      expect((await read(id)).offers).toBeUndefined();
      const answer = await post('answerPackage', { id, version, choice: 'keep' });
      expect(answer).toMatchObject({ status: 400, body: { code: 1042 } });
    });

    it.each([[[]], [['keep', 'keep']], [['burn']]])(
      'an operator’s row that offers %j is rejected',
      async (offers) => {
        const row = packageRow({ status: 'on_hold', onHold: { ...onHold, offers } });
        expect(await wms.tell('packages', row)).toMatchObject({ outcome: 'rejected' });
      },
    );
  });

  describe('answerPackage', () => {
    it('is recorded with its time and note, and answers the request; the state stays with the warehouse', async () => {
      const { id } = await held({ nextAction: answerHold });
      expect((await read(id)).group).toBe('action_needed');
      const answered = await done('answerPackage', { id, version: 1, choice: 'keep', note: ' Until June. ' });
      expect(answered).toMatchObject({ status: 'on_hold', onHold, group: 'at_warehouse', version: 2 });
      expect(answered.nextAction).toBeUndefined();
      expect(answered.offers).toBeUndefined();
      expect(answered.answers).toEqual([
        { choice: 'keep', note: 'Until June.', status: 'on_hold', at: start.toISOString() },
      ]);
      const query = { group: 'action_needed', limit: '200' };
      const { body } = await operators.call('getMyPackages', { token, query });
      expect(JSON.stringify(body)).not.toContain(id);
    });

    it('operators learn of it: in the changes, and with the package', async () => {
      const { id, reference } = await held();
      const { answers } = await done('answerPackage', { id, version: 1, choice: 'return', note: 'Too big' });
      expect(await changesOf(id)).toMatchObject([
        { kind: 'package.answered', data: { choice: 'return' }, package: { id, answers } },
      ]);
      expect((await wms.read('packages', { reference })).body.packages).toMatchObject([{ id, answers }]);
    });

    it('an answer that is not offered is refused with what would be right, and nothing is changed', async () => {
      for (const [code, offers] of Object.entries(offersByCode)) {
        const { id } = await held({ onHold: { ...onHold, code } });
        const others = answerChoices.filter((choice) => !(offers as readonly string[]).includes(choice));
        for (const choice of others) {
          const answer = await post('answerPackage', { id, version: 1, choice });
          expect(answer, `${code}: ${choice}`).toMatchObject({ status: 400, body: { code: 1010 } });
          expect((answer.body.fields as { choice: string }).choice).toContain('Return it to the shop');
        }
        expect(await read(id)).toMatchObject({ version: 1, group: 'action_needed', offers });
      }
    });

    it('an exception: try again or have it sent back', async () => {
      const { id } = await addPackage(opened.db, { ...owner, status: 'exception' });
      expect((await post('answerPackage', { id, version: 1, choice: 'dispose' })).body.fields).toEqual({
        choice:
          'This isn’t offered for this package. Choose one of: Try the delivery again, Have it sent back',
      });
      expect(await done('answerPackage', { id, version: 1, choice: 'ship' })).toMatchObject({
        status: 'exception',
        group: 'on_the_way',
      });
    });

    it('the same again changes nothing, also twenty times at once; another answer is 1042', async () => {
      const { id } = await held();
      const body = { id, version: 1, choice: 'ship', note: 'Please' };
      const all = await Promise.all(Array.from({ length: 20 }, () => post('answerPackage', body)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      const again = await done('answerPackage', body);
      expect(again.version).toBe(2);
      expect(again.answers).toHaveLength(1);
      expect(await changesOf(id)).toHaveLength(1);
      for (const other of [
        { ...body, choice: 'keep' },
        { ...body, note: 'Now' },
      ]) {
        const answer = await post('answerPackage', { ...other, version: 2 });
        expect(answer).toMatchObject({ status: 400, body: { code: 1042 } });
      }
      expect(await read(id)).toEqual(again);
    });

    it('an answer by the warehouse’s staff in the customer’s place names them', async () => {
      const { id } = await held();
      const { account } = wms;
      const subject = `user-${account.id}`;
      const impersonator = 'grace@warehouse.example';
      const staff = await operators.tokenOf({ subject, email: account.email, impersonator });
      expect((await post('answerPackage', { id, version: 1, choice: 'keep' }, staff)).status).toBe(200);
      expect((await read(id)).answers).toMatchObject([{ choice: 'keep', by: impersonator }]);
    });

    it('1041 for a version that is not the stored one, and nothing is changed', async () => {
      const { id } = await held();
      await done('setPackageNickname', { id, nickname: 'Gift' });
      const late = await post('answerPackage', { id, version: 1, choice: 'keep' });
      expect(late).toMatchObject({ status: 400, body: { code: 1041 } });
      expect((await read(id)).answers).toBeUndefined();
    });

    it('1042 in a state that waits for no answer', async () => {
      const { id } = await addPackage(opened.db, owner);
      const answer = await post('answerPackage', { id, version: 1, choice: 'keep' });
      expect(answer).toMatchObject({ status: 400, body: { code: 1042 } });
    });

    it.each([
      ['no choice', {}, 'choice'],
      ['a choice that is none', { choice: 'burn' }, 'choice'],
      ['a long note', { choice: 'keep', note: 'x'.repeat(501) }, 'note'],
      ['a field that is none', { choice: 'keep', status: 'returned' }, 'status'],
    ])('1010 for %s', async (_, more, field) => {
      const { id } = await held();
      const answer = await post('answerPackage', { id, version: 1, ...more });
      expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
      expect(Object.keys(answer.body.fields as object)).toEqual([field]);
    });
  });

  describe('what the warehouse does with an answer', () => {
    async function answered() {
      const row = packageRow();
      const { id = '' } = (await wms.tell('packages', { ...row, status: 'in_storage' })) ?? {};
      const asking = { ...row, status: 'on_hold', onHold, nextAction: answerHold };
      await wms.tell('packages', asking);
      const { version } = await read(id);
      await done('answerPackage', { id, version, choice: 'ship' });
      return { id, row, asking };
    }

    it('the same row again, as systems send whole ones, asks for nothing new', async () => {
      const { id, asking } = await answered();
      expect(await wms.tell('packages', asking)).toMatchObject({ outcome: 'unchanged' });
      expect(await read(id)).toMatchObject({ group: 'at_warehouse', answers: [{ choice: 'ship' }] });
    });

    it('a new state settles it', async () => {
      const { id, row } = await answered();
      await wms.tell('packages', { ...row, status: 'ship_requested' });
      const { answers, group } = await read(id);
      expect(group).toBe('being_prepared');
      expect(answers).toMatchObject([{ choice: 'ship', settledAt: operators.clock().toISOString() }]);
    });

    it.each([
      ['an action in other words', { nextAction: { ...answerHold, label: 'Which box?' } }],
      ['another hold', { onHold: { ...onHold, reason: 'Still damaged' } }],
    ])('%s asks anew, and can be answered', async (_, more) => {
      const { id, row } = await answered();
      await wms.tell('packages', { ...row, ...more });
      const asked = await read(id);
      expect(asked).toMatchObject({ group: 'action_needed', offers: possibleOffers.on_hold });
      expect(asked.answers?.[0]?.settledAt).toBeDefined();
      const { answers } = await done('answerPackage', { id, version: asked.version, choice: 'keep' });
      expect(answers?.map(({ choice }) => choice)).toEqual(['ship', 'keep']);
    });

    it('another change leaves it alone', async () => {
      const { id, row } = await answered();
      await wms.tell('packages', { ...row, condition: 'Dented' });
      expect((await read(id)).answers?.[0]?.settledAt).toBeUndefined();
    });
  });

  describe('confirmAddress', () => {
    const asking = (given: object = {}) =>
      addPackage(opened.db, { ...owner, status: 'exception', nextAction: confirm, ...given });

    it('an address of the account is recorded as it is', async () => {
      const token2 = await wms.token();
      const account = (await operators.call('getAccount', { token: token2 })).body;
      const { id } = await asking();
      const { billingAddress: address } = account;
      const confirmed = await done('confirmAddress', { id, version: 1, address });
      expect(confirmed).toMatchObject({ status: 'exception', group: 'on_the_way', version: 2 });
      expect(confirmed.nextAction).toBeUndefined();
      expect(confirmed.answers).toEqual([{ address, status: 'exception', at: start.toISOString() }]);
      expect(await changesOf(id)).toMatchObject([
        { kind: 'package.address_confirmed', package: { answers: confirmed.answers } },
      ]);
    });

    it('a new address follows the rules of its country; errors name its fields', async () => {
      const { id } = await asking();
      const refused = await post('confirmAddress', { id, version: 1, address: old });
      expect(refused).toMatchObject({ status: 400, body: { code: 1010 } });
      expect(Object.keys(refused.body.fields as object).sort()).toEqual([
        'address.administrativeArea',
        'address.postalCode',
      ]);
      const address = { ...old, administrativeArea: ' FL', postalCode: '33101 ' };
      const { answers } = await done('confirmAddress', { id, version: 1, address });
      expect(answers?.[0]?.address).toEqual({ ...old, administrativeArea: 'FL', postalCode: '33101' });
    });

    it('the same again changes nothing, another address is 1042, an older version 1041', async () => {
      const { id } = await asking();
      await done('setPackageNickname', { id, nickname: 'Gift' });
      expect(await post('confirmAddress', { id, version: 1, address: home })).toMatchObject({
        body: { code: 1041 },
      });
      const confirmed = await done('confirmAddress', { id, version: 2, address: home });
      expect(await done('confirmAddress', { id, version: 2, address: home })).toEqual(confirmed);
      const other = { ...home, line1: '2 Bay Street' };
      expect(await post('confirmAddress', { id, version: 3, address: other })).toMatchObject({
        body: { code: 1042 },
      });
    });

    it.each(packageStatuses)(
      'in the state %s: while it is asked, or the carrier can’t deliver, else 1042',
      async (status) => {
        const isDone = ['delivered', 'returned', 'disposed', 'abandoned', 'lost', 'cancelled', 'expired'];
        const plain = await addPackage(opened.db, { ...owner, status });
        const asked = await asking({ status });
        const code = async ({ id }: { id: string }) =>
          (await post('confirmAddress', { id, version: 1, address: home })).body.code;
        expect(await code(plain)).toBe(status === 'exception' ? undefined : 1042);
        expect(await code(asked)).toBe(isDone.includes(status) ? 1042 : undefined);
      },
    );
  });

  describe('cancelPreAlert', () => {
    let numbers = 0;
    const newNumber = () => `TBA77000000${String(++numbers).padStart(4, '0')}`;
    const announce = (trackingNumber = newNumber()) => done('preAlertPackage', { trackingNumber });
    const tell = (trackingNumber: string, status: 'info_received' | 'in_transit') =>
      ingestTracker(opened.db, {
        account: { id: owner.accountId, warehouseId: owner.warehouseId },
        source: 'webhook',
        now: start,
        tracker: {
          carrier: 'amazon',
          trackingNumber,
          events: [{ occurredAt: start, status, message: 'Scan' }],
        },
      });

    it('an expected package is taken back, and operators learn of it; again, nothing changes', async () => {
      const { id, version, cancellable } = await announce();
      expect(cancellable).toBe(true);
      const cancelled = await done('cancelPreAlert', { id, version });
      expect(cancelled).toMatchObject({ status: 'cancelled', group: 'done' });
      expect(cancelled.cancellable).toBeUndefined();
      expect(await done('cancelPreAlert', { id, version })).toEqual(cancelled);
      const kinds = (await changesOf(id)).map(({ kind }) => kind);
      expect(kinds).toEqual(['package.announced', 'package.cancelled']);
    });

    it('its number is free again, for the customer and for the operator', async () => {
      const number = newNumber();
      const first = await announce(number);
      await done('cancelPreAlert', { id: first.id, version: 1 });
      const second = await announce(number);
      expect(second.id).not.toBe(first.id);
      await done('cancelPreAlert', { id: second.id, version: 1 });
      const inbound = { carrier: 'amazon', trackingNumber: number };
      expect(await wms.tell('packages', packageRow({ inbound }))).toMatchObject({ outcome: 'created' });
    });

    it('a label alone does not keep it; a carrier’s scan does: 1042', async () => {
      const [labelled, moving] = [newNumber(), newNumber()];
      const one = await announce(labelled);
      const other = await announce(moving);
      await tell(labelled, 'info_received');
      await tell(moving, 'in_transit');
      expect((await read(one.id)).cancellable).toBe(true);
      const { cancellable, version } = await read(other.id);
      expect(cancellable).toBeUndefined();
      const answer = await post('cancelPreAlert', { id: other.id, version });
      expect(answer).toMatchObject({ status: 400, body: { code: 1042 } });
      expect(answer.body.message).toContain('carrier already has');
    });

    it('1042 once an operator has named it', async () => {
      const number = newNumber();
      const { id } = await announce(number);
      await wms.tell('packages', packageRow({ inbound: { carrier: 'amazon', trackingNumber: number } }));
      const { version, cancellable } = await read(id);
      expect(cancellable).toBeUndefined();
      const answer = await post('cancelPreAlert', { id, version });
      expect(answer).toMatchObject({ status: 400, body: { code: 1042 } });
      expect(answer.body.message).toContain('already registered');
    });

    it.each(packageStatuses.filter((one) => one !== 'expected' && one !== 'cancelled'))(
      '1042 in the state %s',
      async (status) => {
        const { id } = await addPackage(opened.db, { ...owner, status });
        const answer = await post('cancelPreAlert', { id, version: 1 });
        expect(answer).toMatchObject({ status: 400, body: { code: 1042 } });
      },
    );

    it('1041 for a version that is not the stored one', async () => {
      const { id } = await announce();
      await done('setPackageNickname', { id, nickname: 'Gift' });
      expect(await post('cancelPreAlert', { id, version: 1 })).toMatchObject({ body: { code: 1041 } });
    });

    it('of a cancellation and a carrier’s scan at once neither is lost', async () => {
      const number = newNumber();
      const { id } = await announce(number);
      await Promise.all([post('cancelPreAlert', { id, version: 1 }), tell(number, 'in_transit')]);
      const { status } = await read(id);
      expect(['cancelled', 'expected']).toContain(status);
    });
  });

  const calls: [string, object, object][] = [
    ['answerPackage', { choice: 'keep' }, { status: 'on_hold', onHold }],
    ['confirmAddress', { address: home }, { status: 'exception', nextAction: confirm }],
    ['cancelPreAlert', {}, { status: 'expected' }],
  ];
  it.each(calls)(
    'security 18: %s of another’s package answers as for one that does not exist',
    async (name, body, given) => {
      const other = await operators.operator();
      const theirs = await addPackage(opened.db, { ...owner, ...given });
      const ask = async (id: string) =>
        (await post(name, { id, version: 1, ...body }, await other.token())).body;
      expect(await ask(theirs.id)).toMatchObject({ code: 1001 });
      expect(await ask(theirs.id)).toEqual(await ask('pkg_none'));
      expect((await read(theirs.id)).version).toBe(1);
    },
  );

  it.each(calls)('a suspended account may not %s: 1040', async (name, body) => {
    const other = await operators.operator();
    await other.tell('customers', { suiteNumber: 'S-1', status: 'suspended' });
    const answer = await post(name, { id: 'pkg_none', version: 1, ...body }, await other.token());
    expect(answer).toMatchObject({ status: 400, body: { code: 1040 } });
  });

  it('the capability is named', async () => {
    const { body } = await operators.call('getAccount', { token });
    expect(body.capabilities).toContain('answers');
  });
});
