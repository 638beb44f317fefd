import { z } from 'zod';
import type { Product } from '../data/products';
import type { ProductFacts } from './product-area';

/** The form's values; the price in dollars. */
export interface ProductFields {
  name: string;
  description: string;
  inventoryStatus: Product['inventoryStatus'];
  category: string;
  price: number | null;
  quantity: number | null;
}

export const categories = ['Clothing', 'Electronics', 'Home', 'Kitchen', 'Sport', 'Stationery', 'Travel'];

/** The form's values for a product, or for a new one. */
export function fieldsOf(product?: Product): ProductFields {
  if (!product) {
    return {
      name: '',
      description: '',
      inventoryStatus: 'INSTOCK',
      category: 'Home',
      price: null,
      quantity: null,
    };
  }
  const { name, description, inventoryStatus, category, price, quantity } = product;
  return { name, description, inventoryStatus, category, price: price / 100, quantity };
}

/** A valid product; the price in cents. */
export const productSchema: z.ZodType<ProductFacts> = z
  .object({
    name: z.string().trim().min(1, 'Enter a name.').max(60, 'A name has at most 60 letters.'),
    description: z.string().trim().max(300, 'A description has at most 300 letters.'),
    inventoryStatus: z.enum(['INSTOCK', 'LOWSTOCK', 'OUTOFSTOCK']),
    category: z.string(),
    price: z
      .number('Enter a price.')
      .min(0, 'A price is not below zero.')
      .max(100_000, 'A price is at most $100,000.')
      .transform((dollars) => Math.round(dollars * 100)),
    quantity: z
      .int('Enter a whole number.')
      .min(0, 'A quantity is not below zero.')
      .max(100_000, 'The shelf holds 100,000 at most.'),
  })
  .refine(({ inventoryStatus, quantity }) => (inventoryStatus === 'OUTOFSTOCK') === (quantity === 0), {
    path: ['inventoryStatus'],
    message: 'Status and quantity don’t agree: out of stock means a quantity of 0.',
  });
