import type { schema } from '@/server/database';
import { places } from './places';

/** The one warehouse of the demo data. */
export const demoWarehouse = {
  id: 'whs_7c1d0e5ab94f4a2c8d36b0f1e2a97543',
  name: 'Waybill Miami',
  code: 'MIA',
  address: {
    name: 'Waybill Miami',
    line1: '8400 NW 25th Street',
    locality: 'Doral',
    administrativeArea: 'FL',
    postalCode: '33122',
    countryCode: 'US',
    phone: '+13055550100',
  },
  timeZone: places.doral.timeZone,
  hours: 'Every day 8:00–20:00',
  contact: 'miami@waybill.example',
} satisfies typeof schema.warehouses.$inferInsert;

export const demoRateSet = 'rts_4e7b02d95c1a4f6e9b83a6d07f15c2e8';
