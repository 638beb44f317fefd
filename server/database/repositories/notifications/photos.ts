import { inArray } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { packages } = schema;

/** The photos of packages, by package; oldest first. */
export async function photosOf(db: Database, packageIds: readonly string[]) {
  const rows = await db
    .select({ id: packages.id, photos: packages.photos })
    .from(packages)
    .where(inArray(packages.id, [...packageIds]));
  return new Map(rows.map(({ id, photos }) => [id, photos]));
}
