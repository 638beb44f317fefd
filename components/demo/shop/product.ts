import { z } from 'zod';
import type { Product } from '../data/products';

const colourSchema = z.object({
  name: z.string(),
  /** `#rrggbb`, for its dot. */
  hex: z.string(),
  /** The product in this colour, where there is such a picture. */
  image: z.string().optional(),
});
export type Colour = z.infer<typeof colourSchema>;

/** What the shop sells: a product of the demo data and what one chooses of it, or one of a visitor's own. */
export const shopProductSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** The first is the one that lists show. */
  images: z.array(z.string()),
  /** US cents. */
  price: z.number().int(),
  category: z.string(),
  /** How many can be had. */
  quantity: z.number().int(),
  /** Of five stars; 0 is not rated yet. */
  rating: z.number().int(),
  badge: z.string().optional(),
  colours: z.array(colourSchema),
  sizes: z.array(z.string()),
  tags: z.array(z.string()),
  paragraphs: z.array(z.string()),
  /** Only its maker sees it. */
  draft: z.boolean().optional(),
});
export type ShopProduct = z.infer<typeof shopProductSchema>;

/** Whether it can be had. */
export function stockOf({ quantity }: Pick<ShopProduct, 'quantity'>): Product['inventoryStatus'] {
  return quantity === 0 ? 'OUTOFSTOCK' : quantity < 10 ? 'LOWSTOCK' : 'INSTOCK';
}

/** Its picture in a colour. */
export function imageOf(product: ShopProduct, colour?: string): string {
  const chosen = product.colours.find(({ name }) => name === colour);
  return chosen?.image ?? product.images[0] ?? '/static/demo/products/in-its-box.svg';
}

export const overviewOf = (id: string): string => `/ecommerce/product-overview?id=${encodeURIComponent(id)}`;
