/** Free days on the shelf, and the days after which the warehouse stops storing a package. */
export const freeDays = 14;
export const storedDays = 90;

/** US cents a day: light parcels up to 10 kg, heavy ones above. */
export function storageRate(weight: number): number {
  return weight > 10_000 ? 120 : 60;
}

/** US cents for this many days on the shelf. */
export function storageFee(days: number, weight: number): number {
  return Math.max(0, days - freeDays) * storageRate(weight);
}

/** Shipping rates in US cents per pound (imperial) or kilogram (metric), by carrier. */
export const carriage = {
  imperial: { dhl_express: 475, ups: 440, fedex: 450, usps: 360 },
  metric: { dhl_express: 1190, ups: 1120, fedex: 1150, usps: 940 },
} as const satisfies Record<string, Record<string, number>>;

export const handlingFee = 350;
export const repackFee = 600;
export const photoFee = 150;
export const disbursementFee = 1500;

/** Per cent of the declared value, and the minimum in US cents. */
export const insurance = { percent: 1.5, least: 200 };

/**
 * Florida's sales tax including the county's; international shipping is not taxed, insurance is exempt, duty is passed
 * on.
 */
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
