/** Days on the shelf that cost nothing, and after how many the warehouse keeps a package no longer. */
export const freeDays = 14;
export const keptDays = 90;

/** US cents a day: light parcels up to 10 kg, heavy ones above. */
export function storageRate(weight: number): number {
  return weight > 10_000 ? 120 : 60;
}

/** US cents for so many days on the shelf. */
export function storageFee(days: number, weight: number): number {
  return Math.max(0, days - freeDays) * storageRate(weight);
}

/** US cents of carriage per pound (imperial) or kilogram (metric), by carrier. */
export const carriage = {
  imperial: { dhl_express: 475, ups: 440, fedex: 450, usps: 360 },
  metric: { dhl_express: 1190, ups: 1120, fedex: 1150, usps: 940 },
} as const satisfies Record<string, Record<string, number>>;

export const handlingFee = 350;
export const repackFee = 600;
export const photoFee = 150;
export const disbursementFee = 1500;

/** Per cent of the declared value, and the least it costs. */
export const insurance = { percent: 1.5, least: 200 };

/** Florida's sales tax with the county's part; carriage abroad is not taxed, insurance is exempt, duty is passed on. */
export const taxes = {
  standard: { taxCategory: 'S', taxRate: 7 },
  export: { taxCategory: 'G', taxRate: 0 },
  exempt: { taxCategory: 'E', taxRate: 0 },
  outside: { taxCategory: 'O', taxRate: 0 },
} as const;

/** Per cent of duty on the declared value and of value-added tax on value and duty. */
export const importCharges = {
  nassau: { duty: 25, vat: 10 },
  london: { duty: 6, vat: 20 },
} as const;
