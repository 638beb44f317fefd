import { describe, expect, it } from 'vitest';
import { auditAnswers, auditRecovery } from '@/tests/chaos/audit/answers';
import { auditLog } from '@/tests/chaos/audit/log';
import { auditTold } from '@/tests/chaos/audit/told';
import { auditWrites } from '@/tests/chaos/audit/writes';
import type { Answer, Outage, Told, Write } from '@/tests/chaos/records';

const outage: Outage = {
  fault: 'database cut',
  began: 100_000,
  ended: 110_000,
  touches: ['page', 'write'],
  keepsFromNoting: true,
  recovery: 800,
};

const promisesOf = (findings: { promise: string }[]) => findings.map(({ promise }) => promise);

describe('the audit of writes', () => {
  const write = (value: string, asked: number, outcome: Write['outcome'] = 'acknowledged'): Write => ({
    thing: 'nickname of pkg_1',
    value,
    asked,
    ended: asked + 10,
    outcome,
  });
  const reading = (...values: string[]) => new Map([['nickname of pkg_1', values]]);
  const lost = ['every acknowledged write is there'];

  it('is content with the last acknowledged value', () => {
    expect(auditWrites([write('Lamp', 1), write('Bell', 2)], reading('Bell'))).toEqual([]);
  });

  it('finds a write that is lost', () => {
    expect(promisesOf(auditWrites([write('Lamp', 1)], new Map()))).toEqual(lost);
  });

  it('finds a write that an older one has taken the place of', () => {
    expect(promisesOf(auditWrites([write('Lamp', 1), write('Bell', 2)], reading('Lamp')))).toEqual(lost);
  });

  it('lets one without an answer land, or not', () => {
    const writes = [write('Lamp', 1), write('Bell', 2, 'unknown')];
    expect(auditWrites(writes, reading('Lamp'))).toEqual([]);
    expect(auditWrites(writes, reading('Bell'))).toEqual([]);
    expect(auditWrites([write('Bell', 2, 'unknown')], new Map())).toEqual([]);
  });

  it('does not let one without an answer land when it is long over', () => {
    const writes = [write('Bell', 1, 'unknown'), write('Lamp', 100_000)];
    expect(promisesOf(auditWrites(writes, reading('Bell')))).toEqual(lost);
  });

  it('does not let a refused one land', () => {
    const writes = [write('Lamp', 1), write('Bell', 2, 'refused')];
    expect(promisesOf(auditWrites(writes, reading('Bell')))).toEqual(lost);
  });

  it('finds what was done twice', () => {
    expect(promisesOf(auditWrites([write('shp_1', 1)], reading('shp_1', 'shp_2')))).toEqual([
      'nothing is done twice',
    ]);
  });
});

describe('the audit of answers', () => {
  const answer = (given: Partial<Answer>): Answer => ({
    ...{ kind: 'page', what: '/packages', asked: 105_000, ended: 105_100, outcome: 'failed', detail: '500' },
    ...given,
  });
  const outside = ['nothing fails that an outage does not touch'];

  it('lets fail what an outage touches, until 5 s after it', () => {
    expect(auditAnswers([answer({}), answer({ asked: 114_900, ended: 115_000 })], [outage])).toEqual([]);
  });

  it.each([
    ['before an outage', { asked: 99_000, ended: 99_900 }],
    ['later than 5 s after it', { asked: 115_100, ended: 115_200 }],
    ['of a kind that it does not touch', { kind: 'operator' as const }],
  ])('finds a 5xx %s', (_, given) => {
    expect(promisesOf(auditAnswers([answer(given)], [outage]))).toEqual(outside);
  });

  it('finds a refusal that nobody expects, and not one of a change that came too late', () => {
    const refused = (detail: string) => answer({ asked: 1, ended: 2, outcome: 'refused', detail });
    expect(promisesOf(auditAnswers([refused('400 code 1043')], [outage]))).toEqual(outside);
    expect(auditAnswers([refused('400 code 1041')], [outage])).toEqual([]);
  });

  it('finds who was signed out, in an outage too', () => {
    expect(promisesOf(auditAnswers([answer({ outcome: 'signed out' })], [outage]))).toEqual([
      'nobody is signed out',
    ]);
  });

  it('finds an outage after which something took longer than 5 s', () => {
    expect(auditRecovery([outage])).toEqual([]);
    expect(promisesOf(auditRecovery([{ ...outage, recovery: 5_001 }]))).toEqual([
      'all is good again within 5.0 s',
    ]);
  });
});

describe('the audit of what was told', () => {
  const told = (id: string, at: number, given: Partial<Told> = {}): Told => ({
    ...{ id, at, isTaken: true, subjects: ['chg_1'] },
    ...given,
  });
  const audit = (list: Told[], expected: string[] = []) =>
    auditTold({ name: 'webhook', told: list, expected }, [outage]).map(({ promise }) => promise);

  it('finds a message that was taken twice', () => {
    expect(audit([told('msg_1', 1), told('msg_1', 2)])).toEqual(['nothing is told twice']);
  });

  it('lets one come again that was not taken, or whose sender could not note that it was', () => {
    expect(audit([told('msg_1', 1, { isTaken: false }), told('msg_1', 2)])).toEqual([]);
    expect(audit([told('msg_1', 105_000), told('msg_1', 120_000)])).toEqual([]);
  });

  it('finds one that came a third time without a reason', () => {
    const times = [told('msg_1', 105_000), told('msg_1', 120_000), told('msg_1', 130_000)];
    expect(audit(times)).toEqual(['nothing is told twice']);
  });

  it('finds one change under two ids, in an outage too', () => {
    expect(audit([told('msg_1', 105_000), told('msg_2', 105_001)])).toEqual(['nothing is told twice']);
  });

  it('finds what nobody was told of, or nobody took', () => {
    expect(audit([told('msg_1', 1)], ['chg_1', 'chg_2'])).toEqual(['everything is told']);
    expect(audit([told('msg_1', 1, { isTaken: false })], ['chg_1'])).toEqual(['everything is told']);
  });
});

describe('the audit of the log', () => {
  const entry = (level: string, ms: number) =>
    JSON.stringify({ time: new Date(ms).toISOString(), level, event: 'request_failed' });
  const audit = (...lines: string[]) =>
    auditLog('instance 1', lines.join('\n'), [outage]).map(({ promise }) => promise);

  it('finds an error outside an outage, and none within', () => {
    expect(audit(entry('error', 105_000), entry('warn', 1))).toEqual([]);
    expect(audit(entry('error', 1))).toEqual(['the log has errors only of outages']);
  });

  it('finds an error that nobody caught, in an outage too, and not what a start prints', () => {
    expect(
      audit('Waybill is ready at http://localhost:3000', '  No warehouse   customers can’t sign in'),
    ).toEqual([]);
    expect(audit('TypeError: x is not a function', '    at run (file.js:1:2)')).toEqual([
      'no error is uncaught',
      'no error is uncaught',
    ]);
  });
});
