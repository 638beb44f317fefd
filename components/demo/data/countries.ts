/** The countries of the demo data, with a flag each in flags.svg. */
export const countries = {
  BS: 'Bahamas',
  CO: 'Colombia',
  CR: 'Costa Rica',
  DE: 'Germany',
  FR: 'France',
  IE: 'Ireland',
  IT: 'Italy',
  JM: 'Jamaica',
  JP: 'Japan',
  NL: 'Netherlands',
  PE: 'Peru',
  SE: 'Sweden',
} as const;

export type CountryCode = keyof typeof countries;
