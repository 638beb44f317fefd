'use client';

import { createList } from '@/components/shared/list/create-list';
import { rowsOf, shipmentsAddress } from './shipment-query';

export const useShipmentList = createList({
  address: shipmentsAddress,
  rowsOf,
  noun: 'shipments',
  load: async () => (await import('./late-parts')).LiveShipments,
});
