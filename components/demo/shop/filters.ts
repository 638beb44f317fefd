import { z } from 'zod';
import { fold } from '@/lib/text/fold';
import type { ShopProduct } from './product';

/** Price ranges in US cents: from, and below. */
export const prices = {
  low: { label: 'Under $30', from: 0, below: 3000 },
  middle: { label: '$30 to $100', from: 3000, below: 10_000 },
  high: { label: '$100 and more', from: 10_000, below: Infinity },
} as const;
export type PriceRange = keyof typeof prices;

type Order = (a: ShopProduct, b: ShopProduct) => number;

/** The sort orders of the catalogue. */
export const sorts = {
  picks: { label: 'Our picks', order: () => 0 },
  cheap: { label: 'Price, low to high', order: (a, b) => a.price - b.price },
  dear: { label: 'Price, high to low', order: (a, b) => b.price - a.price },
  rated: { label: 'Best rated', order: (a, b) => b.rating - a.rating },
  name: { label: 'Name', order: (a, b) => a.name.localeCompare(b.name, 'en') },
} satisfies Record<string, { label: string; order: Order }>;
export type Sort = keyof typeof sorts;

export const filtersSchema = z.object({
  text: z.string(),
  category: z.string(),
  price: z.enum(['', 'low', 'middle', 'high']),
  inStock: z.boolean(),
  favourites: z.boolean(),
  sort: z.enum(['picks', 'cheap', 'dear', 'rated', 'name']),
});
export type Filters = z.infer<typeof filtersSchema>;

export const noFilters: Filters = {
  text: '',
  category: '',
  price: '',
  inStock: false,
  favourites: false,
  sort: 'picks',
};

/** The products that match all filters, sorted. */
export function chosen(
  products: readonly ShopProduct[],
  filters: Filters,
  favourites: readonly string[],
): ShopProduct[] {
  const words = fold(filters.text).split(/\s+/).filter(Boolean);
  const range = filters.price && prices[filters.price];
  const wanted = ({ id, name, code, category, tags, price, quantity }: ShopProduct) => {
    const text = fold([name, code, category, ...tags].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (!filters.category || category === filters.category) &&
      (!range || (price >= range.from && price < range.below)) &&
      (!filters.inStock || quantity > 0) &&
      (!filters.favourites || favourites.includes(id))
    );
  };
  return products.filter(wanted).toSorted(sorts[filters.sort].order);
}

/** The active filters as text, each with the filters without it. */
export function inForce(filters: Filters): { label: string; without: Filters }[] {
  const { text, category, price, inStock, favourites } = filters;
  return [
    text.trim() && { label: `“${text.trim()}”`, without: { ...filters, text: '' } },
    category && { label: category, without: { ...filters, category: '' } },
    price && { label: prices[price].label, without: { ...filters, price: '' as const } },
    inStock && { label: 'In stock', without: { ...filters, inStock: false } },
    favourites && { label: 'Favourites', without: { ...filters, favourites: false } },
  ].filter((one) => !!one);
}
