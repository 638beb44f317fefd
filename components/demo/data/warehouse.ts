/** The company behind the demo pages: the same as in the portal's demo data. */
export const warehouse = {
  name: 'Waybill Miami',
  address: ['8400 NW 25th Street', 'Doral, FL 33122', 'United States'],
  phone: '+1 305 555 0100',
  email: 'miami@waybill.example',
  hours: 'Every day 8:00–20:00',
} as const;

/** The warehouse's number for a `tel:` link. */
export const phoneLink = `tel:${warehouse.phone.replaceAll(' ', '')}`;
