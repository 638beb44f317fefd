import { describe, expect, it } from 'vitest';
import { keyOf, remainingStock, withLine, withQuantity, type CartLine } from '@/components/demo/shop/cart';
import { catalogue } from '@/components/demo/shop/catalogue';
import { chosen, inForce, noFilters } from '@/components/demo/shop/filters';
import { nextOrderId } from '@/components/demo/shop/order';
import type { ShopProduct } from '@/components/demo/shop/product';
import {
  buyAgain,
  orderFrom,
  place,
  restoreToCart,
  shopArea,
  removeFromCart,
} from '@/components/demo/shop/shop-area';

function find(code: string): ShopProduct {
  const product = catalogue.find((one) => one.code === code);
  if (!product) throw new Error(`no ${code}`);
  return product;
}

const lamp = find('HM-2210');
const amber: CartLine = { productId: lamp.id, colour: 'Amber', size: '', quantity: 3 };
const teal: CartLine = { ...amber, colour: 'Teal' };

describe('the cart', () => {
  it('adds to the line of the same product, and starts another for another colour', () => {
    const cart = withLine(withLine([], amber, lamp), teal, lamp);
    expect(withLine(cart, { ...amber, quantity: 1 }, lamp)).toEqual([{ ...amber, quantity: 4 }, teal]);
  });

  it('never exceeds the stock, which the colours share', () => {
    const cart = withLine(withLine([], amber, lamp), { ...teal, quantity: 99 }, lamp);
    expect(cart.map(({ quantity }) => quantity)).toEqual([3, 5]);
    expect(remainingStock(cart, lamp)).toBe(0);
    expect(withLine(cart, amber, lamp)).toEqual(cart);
  });

  it('limits a quantity to between one and the stock', () => {
    const cart = [amber, teal];
    expect(withQuantity(cart, keyOf(amber), 0, lamp)[0]?.quantity).toBe(1);
    expect(withQuantity(cart, keyOf(amber), 100, lamp)[0]?.quantity).toBe(5);
    expect(withQuantity(cart, keyOf(amber), 2, lamp)).toEqual([{ ...amber, quantity: 2 }, teal]);
  });

  it('restores a line to its place', () => {
    const shop = { ...shopArea.initial, cart: [amber, teal] };
    const without = removeFromCart(keyOf(amber))(shop);
    expect(without.cart).toEqual([teal]);
    expect(restoreToCart(amber, 0, lamp)(without).cart).toEqual([amber, teal]);
  });
});

describe('an order', () => {
  const shop = { ...shopArea.initial, cart: [amber] };

  it('has the next number, comes first and leaves the cart empty', () => {
    const order = orderFrom(shop, shop.details, '4242');
    const after = place(order)(shop);
    expect(order.id).toBe('WS-10243');
    expect(after.orders[0]).toEqual(order);
    expect(after.cart).toEqual([]);
    expect(nextOrderId(after.orders)).toBe('WS-10244');
  });

  it('is reordered as far as stock allows', () => {
    const order = shop.orders.find(({ id }) => id === 'WS-10231');
    if (!order) throw new Error('no such order');
    const { shop: after, missing } = buyAgain({ ...shop, cart: [] }, order);
    expect(missing).toEqual(['Over-ear headphones']);
    expect(after.cart).toEqual([{ productId: 'kt-1042', colour: 'Petrol', size: '', quantity: 2 }]);
  });
});

describe('the filters', () => {
  const codes = (part: Partial<typeof noFilters>) =>
    chosen(catalogue, { ...noFilters, ...part }, ['kt-1077']).map(({ code }) => code);

  it('match words in name, code, category and tags, in any order', () => {
    expect(codes({ text: 'bottle steel' })).toEqual(['SP-4120']);
    expect(codes({ text: 'kt-10' })).toEqual(['KT-1042', 'KT-1077']);
    expect(codes({ text: 'no such thing' })).toEqual([]);
  });

  it('filter by category, price, stock and favourites', () => {
    expect(codes({ category: 'Home', price: 'middle' })).toEqual(['HM-2210', 'HM-2264']);
    expect(codes({ category: 'Electronics', inStock: true })).toEqual(['EL-5190']);
    expect(codes({ favourites: true })).toEqual(['KT-1077']);
  });

  it('sort', () => {
    expect(codes({ sort: 'cheap' })[0]).toBe('ST-6203');
    expect(codes({ sort: 'dear' })[0]).toBe('EL-5118');
  });

  it('list the active ones, and the filters without one', () => {
    const filters = { ...noFilters, text: ' mug ', inStock: true };
    expect(inForce(filters).map(({ label }) => label)).toEqual(['“mug”', 'In stock']);
    expect(inForce(filters)[0]?.without).toEqual({ ...filters, text: '' });
    expect(inForce(noFilters)).toEqual([]);
  });
});
