/** The options whose fields have another name. */
export const optionOfField = {
  timeZone: 'time-zone',
  locality: 'city',
  administrativeArea: 'region',
  postalCode: 'postal-code',
  countryCode: 'country',
} as const;
