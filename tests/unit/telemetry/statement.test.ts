import { describe, expect, it } from 'vitest';
import { describeStatement } from '@/server/telemetry/statement';

describe('a statement in a trace', () => {
  it.each([
    ['select "id" from "packages" where "id" = $1', 'select packages', 'select'],
    ['insert into "public"."payments" ("id") values ($1)', 'insert payments', 'insert'],
    ['update accounts set name = $1', 'update accounts', 'update'],
    ['delete from sessions', 'delete sessions', 'delete'],
    ['/* apart */ UPDATE pgboss.job SET state = $1', 'update job', 'update'],
    ['with due as (select 1 from job) update job set x = 1', 'with job', 'with'],
    ['begin', 'begin', 'begin'],
    ['listen waybill', 'other', 'other'],
  ])('%s is named by kind and table', (text, name, kind) => {
    expect(describeStatement(text)).toMatchObject({ name, kind });
  });

  it('shows placeholders and names, and none of the values that stand in it', () => {
    const { text } = describeStatement(
      "select t1.id from t1 where note = 'O''Brien, 5 Quay St' and amount > 1250 and rate = 0.75 and id = $12",
    );
    expect(text).toBe('select t1.id from t1 where note = ? and amount > ? and rate = ? and id = $12');
  });

  it('a value that is cut off in the middle shows nothing either', () => {
    const { text } = describeStatement(`select 1 where note = '${'secret '.repeat(300)}'`);
    expect(text).not.toContain('secret');
  });
});
