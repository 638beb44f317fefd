import type { Account, Warehouse } from '@/lib/domain/account/account';
import type { Complete } from '@/lib/domain/values/complete';
import type { Known } from '@/lib/domain/values/open-enum';
import type { schema } from '../..';

type AccountRow = typeof schema.accounts.$inferSelect;
type WarehouseRow = typeof schema.warehouses.$inferSelect;

/** What is stored of an account in an answer. */
type StoredAccount = Known<Omit<Account, 'capabilities' | 'unreadNotifications'>>;

/** What an account's own row tells of it, whoever reads it; no other column leaves the server. */
export function ownAccountFields(
  row: AccountRow,
): Omit<Complete<StoredAccount>, 'warehouse' | 'warehouseAddress'> {
  return {
    id: row.id,
    status: row.status,
    kind: row.kind,
    name: row.name,
    companyName: row.companyName ?? undefined,
    email: row.email,
    emailBouncedAt: row.emailBouncedAt?.toISOString(),
    phone: row.phone ?? undefined,
    suiteNumber: row.suiteNumber,
    language: row.language,
    timeZone: row.timeZone,
    unitSystem: row.unitSystem,
    billingAddress: row.billingAddress ?? undefined,
    shippingAddresses: row.shippingAddresses,
    taxIds: row.taxIds,
    preferences: row.preferences,
    version: row.version,
  };
}

/** An account as its customer sees it. */
export function toAccount(row: AccountRow, warehouse: WarehouseRow): Complete<StoredAccount> {
  return {
    ...ownAccountFields(row),
    warehouse: toWarehouse(warehouse),
    warehouseAddress: {
      ...warehouse.address,
      name: row.name,
      company: row.companyName ?? undefined,
      line2: `Suite ${row.suiteNumber}`,
    },
  };
}

function toWarehouse({
  id,
  name,
  code,
  address,
  timeZone,
  hours,
  contact,
  currency,
}: WarehouseRow): Complete<Warehouse> {
  return { id, name, code, address, timeZone, hours, contact, currency };
}
