'use client';

import { createLiveList } from '@/components/shared/list/live-list';
import type { ShownShipments } from '@/lib/i18n/shown-shipment';
import { pageSize, rowsOf, shipmentsAddress } from './shipment-query';

/** The late part of the list of shipments. */
export const LiveShipments = createLiveList({
  address: shipmentsAddress,
  call: 'getMyShipments',
  toPage: (page: ShownShipments) => page,
  rowsOf,
  pageSize,
});
