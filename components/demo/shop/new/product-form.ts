import { z } from 'zod';
import { textLength } from '@/components/kit/editor/text-length';
import { palette } from '../palette';
import type { ShopProduct } from '../product';

/** The form's values. */
export interface ProductFields {
  name: string;
  code: string;
  category: string;
  /** US dollars. */
  price: number | null;
  /** The editor's HTML. */
  description: string;
  images: string[];
  tags: string[];
  colours: string[];
  inStock: boolean;
  quantity: number | null;
  published: boolean;
}

export const emptyProduct: ProductFields = {
  name: '',
  code: '',
  category: '',
  price: null,
  description: '',
  images: [],
  tags: [],
  colours: [],
  inStock: true,
  quantity: 10,
  published: true,
};

/** The schema of a new product. @param taken names of existing products by code */
export function productSchemaFor(taken: ReadonlyMap<string, string>) {
  return z
    .object({
      name: z.string().trim().min(1, 'Enter the name.').max(60, 'A name has at most 60 letters.'),
      price: z
        .number('Enter the price.')
        .min(0.01, 'A price is at least one cent.')
        .max(100_000, 'That is more than a parcel may be worth.'),
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}-\d{4}$/, 'Two letters, a dash and four digits, such as KT-1080.')
        .superRefine((code, context) => {
          const name = taken.get(code);
          if (name) context.addIssue({ code: 'custom', message: `${code} is the code of ${name}.` });
        }),
      category: z.string().min(1, 'Choose a category.'),
      description: z
        .string()
        .refine((html) => textLength(html) > 0, 'Say what it is.')
        .refine((html) => textLength(html) <= 2000, 'Two thousand letters are the most.'),
      images: z.array(z.string()),
      tags: z.array(z.string()).max(5, 'Five tags are the most.'),
      colours: z.array(z.string()),
      inStock: z.boolean(),
      quantity: z.number().int('Whole pieces only.').nullable(),
      published: z.boolean(),
    })
    .refine(({ inStock, quantity }) => !inStock || (quantity !== null && quantity > 0), {
      path: ['quantity'],
      message: 'How many are there? At least one.',
    });
}

export type NewProduct = z.infer<ReturnType<typeof productSchemaFor>>;

/** The paragraphs of the editor's HTML, as plain text. */
export function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.querySelectorAll('p, h2, h3, pre'), ({ textContent }) => textContent.trim()).filter(
    Boolean,
  );
}

/** A product of the catalogue from the form's values. */
export function shopProduct(fields: NewProduct): ShopProduct {
  const { name, code, category, price, images, tags, colours, inStock, quantity, published } = fields;
  return {
    ...{ name, code, category, images, tags },
    id: code.toLowerCase(),
    price: Math.round(price * 100),
    quantity: inStock ? (quantity ?? 0) : 0,
    rating: 0,
    badge: 'New',
    colours: palette.filter((colour) => colours.includes(colour.name)),
    sizes: [],
    paragraphs: paragraphsOf(fields.description),
    draft: !published,
  };
}
