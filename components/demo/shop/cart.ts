import { z } from 'zod';
import type { ShopProduct } from './product';

export const cartLineSchema = z.object({
  productId: z.string(),
  /** Empty if there is no choice. */
  colour: z.string(),
  size: z.string(),
  quantity: z.number().int().positive(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** The key of a line: product, colour and size. */
export const keyOf = ({ productId, colour, size }: Omit<CartLine, 'quantity'>): string =>
  [productId, colour, size].join('|');

/** A line with its product. */
export type PricedLine = CartLine & { product: ShopProduct; price: number };

/** The lines whose product still exists, with its price. */
export function priced(cart: readonly CartLine[], products: readonly ShopProduct[]): PricedLine[] {
  return cart.flatMap((line) => {
    const product = products.find(({ id }) => id === line.productId);
    return product ? [{ ...line, product, price: product.price }] : [];
  });
}

/** The number of items in the cart. */
export const countOf = (cart: readonly CartLine[]): number =>
  cart.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many more of a product can be added; its colours and sizes share one stock. */
export function remainingStock(cart: readonly CartLine[], { id, quantity }: ShopProduct): number {
  return Math.max(0, quantity - countOf(cart.filter(({ productId }) => productId === id)));
}

/** Adds a line, merged with an equal one; limited to the stock. */
export function withLine(cart: readonly CartLine[], line: CartLine, product: ShopProduct): CartLine[] {
  const quantity = Math.min(line.quantity, remainingStock(cart, product));
  if (quantity <= 0) return [...cart];
  const key = keyOf(line);
  if (!cart.some((one) => keyOf(one) === key)) return [...cart, { ...line, quantity }];
  return cart.map((one) => (keyOf(one) === key ? { ...one, quantity: one.quantity + quantity } : one));
}

/** Changes a line's quantity: at least one, at most what the other lines leave of the stock. */
export function withQuantity(
  cart: readonly CartLine[],
  key: string,
  wanted: number,
  product: ShopProduct,
): CartLine[] {
  return cart.map((line) => {
    if (keyOf(line) !== key) return line;
    const most = line.quantity + remainingStock(cart, product);
    return { ...line, quantity: Math.max(1, Math.min(Math.round(wanted), most)) };
  });
}
