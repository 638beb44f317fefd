/** What a customer may add to a shipment. Without zod: the browser reads it, too. */
export const extraNames = ['repack', 'insurance', 'photos'] as const;
export type ExtraName = (typeof extraNames)[number];
