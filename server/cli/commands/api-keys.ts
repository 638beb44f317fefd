import { z } from 'zod';
import { operatorScopeSchema } from '@/lib/domain/operator/operator';
import { listApiKeys, revokeApiKey } from '@/server/database/repositories/operators/operators-keys';
import { createApiKey } from '@/server/product-api/operator/keys';
import type { CommandContext } from './context';
import { RefusedError } from './refused';
import { requireWarehouse } from './warehouses';

const newKeySchema = z.object({
  name: z.string().trim().min(1).max(80),
  /** The warehouse's code, such as `MIA`. */
  warehouse: z.string().trim().min(1),
  scopes: z.array(operatorScopeSchema).min(1),
});

export const newKeyResultSchema = z.object({ id: z.string(), key: z.string() });

/** Creates an API key of a warehouse; it is contained in the result and nowhere else. @throws RefusedError */
export async function createKey({ db, clock }: CommandContext, body: unknown) {
  const { warehouse, ...given } = newKeySchema.parse(body);
  const { id: warehouseId } = await requireWarehouse(db, warehouse);
  return createApiKey(db, { ...given, warehouseId }, clock());
}

export const keyListSchema = z.array(
  z.object({
    id: z.string(),
    hint: z.string(),
    name: z.string(),
    warehouse: z.string(),
    scopes: z.array(z.string()),
    createdAt: z.coerce.date(),
    lastUsedAt: z.coerce.date().nullable(),
    revokedAt: z.coerce.date().nullable(),
  }),
);

/** All API keys, without their secrets. */
export async function listKeys({ db }: CommandContext): Promise<z.infer<typeof keyListSchema>> {
  const rows = await listApiKeys(db);
  return rows.map(({ key: { id, hint, name, scopes, createdAt, lastUsedAt, revokedAt }, warehouse }) => ({
    id,
    hint,
    name,
    warehouse,
    scopes,
    createdAt,
    lastUsedAt,
    revokedAt,
  }));
}

/** Revokes an API key at once. @throws RefusedError when there is none */
export async function revokeKey({ db, clock }: CommandContext, body: unknown): Promise<null> {
  const { id } = z.object({ id: z.string().trim() }).parse(body);
  if (!(await revokeApiKey(db, id, clock()))) throw new RefusedError(`There is no live API key "${id}".`);
  return null;
}
