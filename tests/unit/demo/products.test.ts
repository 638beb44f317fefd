import { describe, expect, it } from 'vitest';
import { newProduct, restoreProducts, replaced, without } from '@/components/demo/crud/product-area';
import { fieldsOf, productSchema } from '@/components/demo/crud/product-schema';
import { products } from '@/components/demo/data/products';

const facts = {
  name: 'Cork board',
  description: '',
  inventoryStatus: 'INSTOCK' as const,
  category: 'Home',
  price: 1999,
  quantity: 4,
};

describe('the products of /pages/crud', () => {
  it('are restored to their places, once each', () => {
    const ids = new Set(['kt-1042', 'sp-4051', 'cl-7015']);
    const [left, removed] = without(products, ids);
    expect(left).toHaveLength(9);
    expect(restoreProducts(left, removed)).toEqual(products);
    expect(restoreProducts(products, removed)).toEqual(products);
  });

  it('are restored among those added since', () => {
    const [left, removed] = without(products, new Set(['tr-3307']));
    const made = newProduct(facts, left);
    const all = restoreProducts([made, ...left], removed);
    expect(all).toHaveLength(13);
    expect(all[2]?.id).toBe('tr-3307');
  });

  it('get unique codes', () => {
    const first = newProduct(facts, products);
    const second = newProduct(facts, [first, ...products]);
    expect([first.code, second.code]).toEqual(['NP-8001', 'NP-8002']);
  });

  it('are edited in place', () => {
    const [mug] = products;
    expect(mug && replaced(products, { ...mug, price: 1 })[0]?.price).toBe(1);
  });
});

describe('a product’s form', () => {
  const filled = { ...fieldsOf(), name: ' Cork board ', price: 19.99, quantity: 4 };
  const complaints = (fields: object) =>
    productSchema.safeParse({ ...filled, ...fields }).error?.issues.map(({ message }) => message);

  it('parses cents, and trims the name', () => {
    expect(productSchema.parse(filled)).toEqual(facts);
    expect(productSchema.parse({ ...filled, price: 0.29 }).price).toBe(29);
  });

  it('reports missing and inconsistent fields', () => {
    expect(complaints({ name: ' ', price: null, quantity: null })).toEqual([
      'Enter a name.',
      'Enter a price.',
      'Enter a whole number.',
    ]);
    expect(complaints({ quantity: 0 })).toEqual([
      'Status and quantity don’t agree: out of stock means a quantity of 0.',
    ]);
    expect(complaints({ quantity: 0, inventoryStatus: 'OUTOFSTOCK' })).toBeUndefined();
  });
});
