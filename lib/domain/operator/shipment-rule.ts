import { z } from 'zod';

const toleranceRule = 'Give per cent, from 0 to 100';
const seriesRule = 'Give what invoice numbers of shipments begin with, of at most 20 characters, such as S-';
const daysRule = 'Give whole days, from 0 to 365';

/** How a warehouse charges what it ships. */
export const shipmentRuleSchema = z.strictObject({
  /** Per cent by which the final total may be above what the customer agreed on without being confirmed. */
  tolerance: z.number(toleranceRule).min(0, toleranceRule).max(100, toleranceRule).default(0),
  /** What the numbers of its invoices of shipments begin with. */
  invoiceSeries: z.string(seriesRule).trim().min(1, seriesRule).max(20, seriesRule).default('S-'),
  /** Days until such an invoice is due. */
  dueDays: z.int(daysRule).min(0, daysRule).max(365, daysRule).default(14),
});
export type ShipmentRule = z.infer<typeof shipmentRuleSchema>;

const usualRule: ShipmentRule = shipmentRuleSchema.parse({});

/** The rule of a warehouse, or the usual one where it has none. */
export const shipmentRuleOf = ({ shipmentRule }: { shipmentRule: ShipmentRule | null }): ShipmentRule =>
  shipmentRule ?? usualRule;
