import { randomInt } from 'node:crypto';
import { schema, type Database } from '../..';
import { saveLegs } from './package-legs';
import { changedAtOf, groupOf, searchTextOf } from './packages-derived';

/** A row to store, without derived columns. */
export type NewPackage = Omit<typeof schema.packages.$inferInsert, 'group' | 'searchText' | 'changedAt'>;

const { packages } = schema;

/** A reference for a package that no operator has named yet. */
export const newReference = () => `WB-${randomInt(1e9, 1e10)}`;

/** A row with its derived columns. */
export function toStored(row: NewPackage): typeof packages.$inferInsert {
  return {
    ...row,
    group: groupOf(row),
    changedAt: changedAtOf(row),
    searchText: searchTextOf({ ...row, nickname: row.nickname ?? null }),
  };
}

/** Stores a package with its group, search text and legs. Call it within a transaction. */
export async function insertPackage(db: Database, row: NewPackage): Promise<void> {
  await db.insert(packages).values(toStored(row));
  await saveLegs(db, [row]);
}
