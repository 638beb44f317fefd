import 'server-only';
import type { z } from 'zod';
import { packageQuerySchema } from '@/lib/domain/package/package';
import { mostPackages } from '@/lib/domain/shipment/most-packages';
import type { ProductClient } from '../product-api/client';

/** A filter of the package list; all that can be shipped is in storage, whatever state the list shows. */
export const shippableQuerySchema = packageQuerySchema.pick({ group: true, q: true, from: true, to: true });

/** The packages of a list that can go. */
export interface ShippablePackages {
  /** As many as a shipment takes, those first that have been there longest: their storage ends first. */
  ids: string[];
  /** How many can go. */
  total: number;
}

/** An API that does not know `shippable` answers with other packages among them. */
const mostRead = 200;

/** What a shipment can take of a list's packages, whatever page they are on. */
export async function shippablePackages(
  client: ProductClient,
  filter: z.infer<typeof shippableQuerySchema>,
): Promise<ShippablePackages> {
  const { packages, total } = await client.getMyPackages({
    ...filter,
    ...{ status: 'in_storage', shippable: 'true', sort: 'oldest', limit: mostRead },
  });
  const ids = packages.flatMap(({ id, shippable }) => (shippable ? [id] : []));
  return { ids: ids.slice(0, mostPackages), total: total - (packages.length - ids.length) };
}
