import { z } from 'zod';
import { areaOf } from '../area';
import { demoNow } from '../data/now';
import { cartLineSchema, keyOf, priced, withLine, withQuantity, type CartLine } from './cart';
import { catalogue } from './catalogue';
import { filtersSchema, noFilters } from './filters';
import { initialCart, initialOrders, ownDetails } from './initial-orders';
import {
  detailsSchema,
  nextOrderId,
  orderLine,
  orderSchema,
  type Details,
  type Order,
  type OrderState,
} from './order';
import { shopProductSchema, type ShopProduct } from './product';
import { deliverySchema, totalsOf } from './totals';

const shopSchema = z.object({
  cart: z.array(cartLineSchema),
  favourites: z.array(z.string()),
  /** The visitor's own products, newest first. */
  own: z.array(shopProductSchema),
  orders: z.array(orderSchema),
  filters: filtersSchema,
  delivery: deliverySchema,
  promo: z.string(),
  details: detailsSchema,
});
export type Shop = z.infer<typeof shopSchema>;

/** Cart, favourites, orders and new products: the seven pages under /ecommerce share them. */
export const shopArea = areaOf<Shop>('shop', shopSchema, {
  cart: initialCart,
  favourites: ['kt-1077'],
  own: [],
  orders: initialOrders,
  filters: noFilters,
  delivery: 'standard',
  promo: '',
  details: ownDetails,
});

/** All products of the catalogue. */
export const shelfOf = ({ own }: Shop): ShopProduct[] => [...own, ...catalogue];

export const findProduct = (shop: Shop, id: string): ShopProduct | undefined =>
  shelfOf(shop).find((product) => product.id === id);

/** The cart with its products and prices. */
export const cartOf = (shop: Shop) => priced(shop.cart, shelfOf(shop));

/** The cart's totals with the chosen delivery and promo code. */
export const cartTotals = (shop: Shop) => totalsOf(cartOf(shop), shop);

/** Changes part of the shop's state. */
export const set =
  (part: Partial<Shop>) =>
  (shop: Shop): Shop => ({ ...shop, ...part });

export const putInCart =
  (line: CartLine, product: ShopProduct) =>
  (shop: Shop): Shop => ({ ...shop, cart: withLine(shop.cart, line, product) });

export const changeQuantity =
  (key: string, wanted: number, product: ShopProduct) =>
  (shop: Shop): Shop => ({ ...shop, cart: withQuantity(shop.cart, key, wanted, product) });

export const removeFromCart =
  (key: string) =>
  (shop: Shop): Shop => ({ ...shop, cart: shop.cart.filter((line) => keyOf(line) !== key) });

/** Undoes a removal: the line returns to its place, as far as the stock still allows. */
export const restoreToCart =
  (line: CartLine, index: number, product: ShopProduct) =>
  (shop: Shop): Shop => {
    const cart = withLine(shop.cart, line, product);
    const added = cart.length > shop.cart.length ? cart.at(-1) : undefined;
    return { ...shop, cart: added ? shop.cart.toSpliced(index, 0, added) : cart };
  };

export const toggleFavourite =
  (id: string) =>
  (shop: Shop): Shop => ({
    ...shop,
    favourites: shop.favourites.includes(id)
      ? shop.favourites.filter((one) => one !== id)
      : [...shop.favourites, id],
  });

export const addOwn =
  (product: ShopProduct) =>
  (shop: Shop): Shop => ({ ...shop, own: [product, ...shop.own] });

export const publish =
  (id: string) =>
  (shop: Shop): Shop => ({
    ...shop,
    own: shop.own.map((product) => (product.id === id ? { ...product, draft: false } : product)),
  });

/** The order for a paid cart. */
export function orderFrom(shop: Shop, details: Details, lastFour: string): Order {
  const { delivery, promo } = shop;
  return {
    ...{ delivery, promo, details, lastFour },
    id: nextOrderId(shop.orders),
    placedAt: demoNow,
    status: 'placed',
    lines: cartOf(shop).map(orderLine),
    totals: cartTotals(shop),
  };
}

/** Adds the order to the top of the history, and empties the cart. */
export const place =
  (order: Order) =>
  (shop: Shop): Shop => ({
    ...shop,
    orders: [order, ...shop.orders],
    cart: [],
    promo: '',
    details: order.details,
  });

export const changeStatus =
  (id: string, status: OrderState) =>
  (shop: Shop): Shop => ({
    ...shop,
    orders: shop.orders.map((order) => (order.id === id ? { ...order, status } : order)),
  });

/** Adds an order's items to the cart again, and returns those that are sold out. */
export function buyAgain(shop: Shop, order: Order): { shop: Shop; missing: string[] } {
  const missing: string[] = [];
  const next = order.lines.reduce((state, { productId, colour, size, quantity, name }) => {
    const product = findProduct(state, productId);
    const after = product ? putInCart({ productId, colour, size, quantity }, product)(state) : state;
    const gained = after.cart.reduce((sum, line) => sum + line.quantity, 0);
    const had = state.cart.reduce((sum, line) => sum + line.quantity, 0);
    if (gained === had) missing.push(name);
    return after;
  }, shop);
  return { shop: next, missing };
}
