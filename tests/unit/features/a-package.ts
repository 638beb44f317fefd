import type { Package } from '@/lib/domain/package/package';

/** A plausible package, with the test's changes. */
export function aPackage(change: Partial<Package> = {}): Package {
  return {
    id: 'pkg_1',
    reference: 'WB-100001',
    status: 'in_storage',
    group: 'at_warehouse',
    statusChangedAt: '2026-11-18T19:05:00Z',
    suiteNumber: 'MIA-10428',
    warehouseId: 'whs_mia',
    warehouseName: 'Waybill Miami',
    warehouseTimeZone: 'America/New_York',
    description: 'Desk lamp',
    inbound: { carrier: 'ups', trackingNumber: '1Z5338FF0107231059', trackingStatus: 'delivered' },
    pieces: 1,
    contents: [],
    declarationStatus: 'missing',
    photos: [],
    invoices: [],
    events: [],
    version: 1,
    ...change,
  };
}
