import { sql } from 'drizzle-orm';
import { packageStatusIn } from '@/lib/domain/shipment/shipment-status';
import { schema } from '../..';

const { packages, shipmentPackages } = schema;

/**
 * Whether a package may be shipped now: it is in storage, and in no shipment without an end. A look into the unique index
 * of live packages (`shipment_packages_live`) for each row that is in storage, and for no other.
 */
export const isShippable = sql<boolean>`(${packages.status} = ${packageStatusIn.quote_requested} and not exists (
  select from ${shipmentPackages}
  where ${shipmentPackages.accountId} = ${packages.accountId}
    and ${shipmentPackages.packageId} = ${packages.id}
    and ${shipmentPackages.live}
))`;
