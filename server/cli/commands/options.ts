/** The options whose fields, or parts of fields, have another name. */
export const optionOfField = {
  timeZone: 'time-zone',
  locality: 'city',
  administrativeArea: 'region',
  postalCode: 'postal-code',
  countryCode: 'country',
  freeDays: 'free-days',
  keptDays: 'kept-days',
  feePerDay: 'storage-fee',
  category: 'tax-category',
  rate: 'tax-rate',
  taxId: 'tax-id',
  unitSystem: 'units',
} as const;
