import { z } from 'zod';
import type { Tone } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';
import { cartLineSchema, type PricedLine } from './cart';
import { imageOf } from './product';
import { deliverySchema, totalsSchema } from './totals';

const statuses = ['placed', 'on-the-way', 'delivered', 'return-asked', 'returned', 'cancelled'] as const;
export type OrderState = (typeof statuses)[number];

export const detailsSchema = z.object({
  email: z.string(),
  phone: z.string(),
  name: z.string(),
  street: z.string(),
  extra: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
});
/** Contact and delivery address. */
export type Details = z.infer<typeof detailsSchema>;

const orderLineSchema = cartLineSchema.extend({
  name: z.string(),
  image: z.string(),
  price: z.number().int(),
});
/** A line of an order, with the price at that time. */
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderSchema = z.object({
  id: z.string(),
  placedAt: z.string(),
  status: z.enum(statuses),
  lines: z.array(orderLineSchema),
  delivery: deliverySchema,
  promo: z.string(),
  details: detailsSchema,
  /** Of the card; the rest of its number is never stored. */
  lastFour: z.string(),
  totals: totalsSchema,
});
export type Order = z.infer<typeof orderSchema>;

export const statusLooks: Record<OrderState, { tone: Tone; icon: IconName; words: string }> = {
  placed: { tone: 'prepared', icon: 'package-open', words: 'Being packed' },
  'on-the-way': { tone: 'moving', icon: 'truck', words: 'On the way' },
  delivered: { tone: 'done', icon: 'check', words: 'Delivered' },
  'return-asked': { tone: 'action', icon: 'demo:undo-2', words: 'Return asked for' },
  returned: { tone: 'neutral', icon: 'demo:undo-2', words: 'Returned' },
  cancelled: { tone: 'neutral', icon: 'circle-x', words: 'Cancelled' },
};

/** An order's line from a cart's. */
export function orderLine({ product, ...line }: PricedLine): OrderLine {
  return { ...line, name: product.name, image: imageOf(product, line.colour) };
}

/** The next number after the highest one. */
export function nextOrderId(orders: readonly Pick<Order, 'id'>[]): string {
  const numbers = orders.map(({ id }) => Number(id.replace(/\D/g, '')));
  return `WS-${Math.max(10_000, ...numbers) + 1}`;
}

/** The order with an id, or by default the latest. */
export function findOrder(orders: readonly Order[], id: string | undefined): Order | undefined {
  return id === undefined ? orders[0] : orders.find((order) => order.id === id);
}

export const summaryOf = (id: string): string => `/ecommerce/order-summary?id=${encodeURIComponent(id)}`;

/** The chosen options: "Sage, A5". Empty when there are none. */
export const variantOf = ({ colour, size }: Pick<OrderLine, 'colour' | 'size'>): string =>
  [colour, size].filter(Boolean).join(', ');
