/** The states of a package, in the order of its journey (data-model "Package"). Without zod: an address is read by it. */
export const packageStatuses = [
  'expected',
  'received',
  'in_storage',
  'on_hold',
  'ship_requested',
  'processing',
  'packed',
  'awaiting_payment',
  'shipped',
  'in_transit',
  'in_customs',
  'out_for_delivery',
  'available_for_pickup',
  'exception',
  'delivered',
  'returned',
  'disposed',
  'abandoned',
  'lost',
  'cancelled',
  'expired',
] as const;

export type PackageStatus = (typeof packageStatuses)[number];
