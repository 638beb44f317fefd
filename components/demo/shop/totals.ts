import { z } from 'zod';

export const deliverySchema = z.enum(['standard', 'express', 'pick-up']);
export type Delivery = z.infer<typeof deliverySchema>;

/** The delivery options, with prices in US cents. */
export const deliveries: Record<Delivery, { label: string; when: string; price: number }> = {
  standard: { label: 'Standard', when: '3 to 5 working days', price: 695 },
  express: { label: 'Express', when: 'The next working day', price: 1495 },
  'pick-up': { label: 'Pick-up in Miami', when: 'From tomorrow at noon', price: 0 },
};

/** From this amount in US cents, after a discount, standard delivery is free. */
export const freeFrom = 7500;
/** Sales tax in hundredths of a percent, on the goods. */
export const taxRate = 700;
/** The discount in percent, by promo code. */
const promos = new Map([['WELCOME10', 10]]);

export const totalsSchema = z.object({
  subtotal: z.number().int(),
  discount: z.number().int(),
  shipping: z.number().int(),
  tax: z.number().int(),
  total: z.number().int(),
});
/** All in US cents; the total is subtotal less discount, with shipping and tax. */
export type Totals = z.infer<typeof totalsSchema>;

/** A valid promo code, ignoring case and surrounding spaces; undefined when it is unknown. */
export function knownPromo(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return promos.has(code) ? code : undefined;
}

/** The totals of a cart. Fractions of a cent are rounded half up, once per line. */
export function totalsOf(
  lines: readonly { price: number; quantity: number }[],
  { delivery, promo = '' }: { delivery: Delivery; promo?: string },
): Totals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const discount = Math.round((subtotal * (promos.get(promo) ?? 0)) / 100);
  const goods = subtotal - discount;
  const free = goods === 0 || (delivery === 'standard' && goods >= freeFrom);
  const shipping = free ? 0 : deliveries[delivery].price;
  const tax = Math.round((goods * taxRate) / 10_000);
  return { subtotal, discount, shipping, tax, total: goods + shipping + tax };
}
