import { z } from 'zod';
import { areaOf } from '../area';
import { products, type Product } from '../data/products';

const productSchema: z.ZodType<Product> = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string(),
  price: z.int(),
  category: z.string(),
  quantity: z.int(),
  inventoryStatus: z.enum(['INSTOCK', 'LOWSTOCK', 'OUTOFSTOCK']),
  rating: z.int(),
});

/** The products of /pages/crud. */
export const productArea = areaOf('crud', z.array(productSchema), products);

/** A product with its position. */
export interface Placed {
  at: number;
  product: Product;
}

/** The form's fields of a product. */
export type ProductFacts = Pick<
  Product,
  'name' | 'description' | 'inventoryStatus' | 'category' | 'price' | 'quantity'
>;

/** A new product with the next free code and no rating. */
export function newProduct(facts: ProductFacts, all: readonly Product[]): Product {
  const codes = new Set(all.map(({ code }) => code));
  let number = 8001;
  while (codes.has(`NP-${number}`)) number += 1;
  const image = '/static/demo/products/in-its-box.svg';
  return { ...facts, id: `np-${number}`, code: `NP-${number}`, image, rating: 0 };
}

/** Splits products into the remaining ones, and the removed ones with their positions. */
export function without(all: readonly Product[], ids: ReadonlySet<string>): [Product[], Placed[]] {
  const removed = all.map((product, at) => ({ at, product })).filter(({ product }) => ids.has(product.id));
  return [all.filter(({ id }) => !ids.has(id)), removed];
}

/** Restores products to their positions, as far as these still exist. */
export function restoreProducts(all: readonly Product[], removed: readonly Placed[]): Product[] {
  const known = new Set(all.map(({ id }) => id));
  const missing = removed.filter(({ product }) => !known.has(product.id));
  return missing.reduce((list, { at, product }) => list.toSpliced(at, 0, product), [...all]);
}

/** Replaces the product with the same id. */
export function replaced(all: readonly Product[], product: Product): Product[] {
  return all.map((one) => (one.id === product.id ? product : one));
}
