import { z } from 'zod';
import type { Product } from '../data/products';

const colourSchema = z.object({
  name: z.string(),
  /** `#rrggbb`, for its dot. */
  hex: z.string(),
  /** A picture of the product in this colour, if there is one. */
  image: z.string().optional(),
});
export type Colour = z.infer<typeof colourSchema>;

/** A product of the shop: one of the demo data with its options, or one added by the visitor. */
export const shopProductSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** Lists show the first one. */
  images: z.array(z.string()),
  /** US cents. */
  price: z.number().int(),
  category: z.string(),
  /** The number in stock. */
  quantity: z.number().int(),
  /** Out of five stars; 0 is not rated yet. */
  rating: z.number().int(),
  badge: z.string().optional(),
  colours: z.array(colourSchema),
  sizes: z.array(z.string()),
  tags: z.array(z.string()),
  paragraphs: z.array(z.string()),
  /** Only its author sees it. */
  draft: z.boolean().optional(),
});
export type ShopProduct = z.infer<typeof shopProductSchema>;

/** The stock status. */
export function stockOf({ quantity }: Pick<ShopProduct, 'quantity'>): Product['inventoryStatus'] {
  return quantity === 0 ? 'OUTOFSTOCK' : quantity < 10 ? 'LOWSTOCK' : 'INSTOCK';
}

/** Its picture in a colour. */
export function imageOf(product: ShopProduct, colour?: string): string {
  const chosen = product.colours.find(({ name }) => name === colour);
  return chosen?.image ?? product.images[0] ?? '/static/demo/products/in-its-box.svg';
}

export const overviewOf = (id: string): string => `/ecommerce/product-overview?id=${encodeURIComponent(id)}`;
