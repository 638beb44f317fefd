import { createListAddress, oneOf } from '@/components/shared/list/address';
import type { ChangeQuery as Change, FirstPage as First } from '@/components/shared/list/list';
import type { ShipmentQuery } from '@/lib/domain/shipment/shipment';
import type { ShownShipments } from '@/lib/i18n/shown-shipment';
import type { MessageKey } from '@/lib/text/text';

export type QueryValues = Required<Pick<ShipmentQuery, 'state'>>;
export type ListQuery = Partial<QueryValues>;
export type ChangeQuery = Change<QueryValues>;
export type FirstPage = First<QueryValues, ShownShipments>;

export const pageSize = 12;

export const filterLabels = {
  live: 'shipments.filter.live',
  done: 'shipments.filter.done',
} as const satisfies Record<QueryValues['state'], MessageKey>;

export const shipmentsAddress = createListAddress<QueryValues>({
  path: '/shipments',
  fields: { state: oneOf(filterLabels) },
});

export const rowsOf = (page: ShownShipments) => page.shipments;

/** Packages in storage, among which a shipment is chosen. */
export const choosePackagesPath = '/packages?status=in_storage';
