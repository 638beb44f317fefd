import { readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { schema } from '@/server/database';

const tables = (Object.values(schema) as unknown[])
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table));

const accountOf = ({ name }: { name: string }) => (name === 'accounts' ? 'id' : 'account_id');
const isOfAccount = (table: (typeof tables)[number]) =>
  table.columns.some(({ name }) => name === accountOf(table));

/** The tables whose rows belong to an account without naming it. */
const rowsOfOthers = ['tracking_events', 'invoice_packages'];

const columnsOf = (columns: readonly unknown[]) =>
  columns.map((column) => (column as { name?: string }).name ?? 'expression');

/** All unique keys of a table, by their columns. */
function uniqueKeysOf(table: (typeof tables)[number]): string[][] {
  return [
    ...table.columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
    ...table.primaryKeys.map(({ columns }) => columnsOf(columns)),
    ...table.uniqueConstraints.map(({ columns }) => columnsOf(columns)),
    ...table.indexes.filter(({ config }) => config.unique).map(({ config }) => columnsOf(config.columns)),
  ];
}

/** What keeps the rows of one account from lying on a machine of their own. */
function obstacles(): string[] {
  const own = tables.filter((table) => isOfAccount(table) || rowsOfOthers.includes(table.name));
  return own
    .flatMap((table) => [
      ...(isOfAccount(table) ? [] : [`${table.name}: no account_id`]),
      ...uniqueKeysOf(table)
        .filter((columns) => !columns.includes(accountOf(table)))
        .map((columns) => `${table.name}: unique (${columns.join(', ')})`),
      ...table.foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => getTableConfig(foreignTable).name !== 'accounts')
        .filter(({ columns }) => !columnsOf(columns).includes('account_id'))
        .map(
          ({ columns, foreignTable }) =>
            `${table.name}: (${columnsOf(columns).join(', ')}) references ${getTableConfig(foreignTable).name}`,
        ),
    ])
    .sort();
}

describe('distribution by account', () => {
  it('docs/scale.md lists every key and reference that crosses accounts, and no other', () => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
    const listed = /```text\n([\s\S]*?)```/.exec(text)?.[1]?.trim().split('\n') ?? [];
    expect(listed).toEqual(obstacles());
  });
});
