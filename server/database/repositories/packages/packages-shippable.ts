import { sql } from 'drizzle-orm';
import { packageStatusIn } from '@/lib/domain/shipment/shipment-status';
import { schema } from '../..';

const { packages, shipmentPackages } = schema;

/**
 * Whether a package may be shipped now: it is in storage, and in no shipment without an end. A look into the unique index
 * of live packages (`shipment_packages_live`) for each row that is in storage, and for no other. No `not exists`: for a
 * large account the planner would read the shipments of all customers at once instead.
 */
export const isShippable = sql<boolean>`(${packages.status} = ${packageStatusIn.quote_requested} and (
  select ${shipmentPackages.shipmentId} from ${shipmentPackages}
  where ${shipmentPackages.accountId} = ${packages.accountId}
    and ${shipmentPackages.packageId} = ${packages.id}
    and ${shipmentPackages.live}
) is null)`;
