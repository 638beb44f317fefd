import 'server-only';
import { foundInvoice, foundPackage, type FoundGroup, type FoundItem } from '@/lib/i18n/shown-search';
import { text, type WordKey } from '@/lib/text/text';
import type { ProductClient } from '../product-api/client';

/** The number of items of one kind that the box shows. */
export const most = 5;

/** What the customer has of one kind, found by a list search of the product API. */
interface Source {
  /** The call, for the log. */
  call: keyof ProductClient;
  /** Says that it could not be searched. */
  failed: WordKey;
  /** @throws AppError by SPEC section 8 */
  find: (client: ProductClient, q: string) => Promise<FoundGroup>;
}

/** Leads to the list, where it has more than the box shows. */
const rest = (total: number, title: string, path: string, q: string): FoundItem[] =>
  total > most ? [{ icon: 'list', title, href: `${path}?${new URLSearchParams({ q }).toString()}` }] : [];

/** A new kind is one more source here: the browser shows what it gets. */
export const sources: Source[] = [
  {
    call: 'getMyPackages',
    failed: 'searchPage.failed.packages',
    find: async (client, q) => {
      const { packages, total } = await client.getMyPackages({ q, limit: most });
      const all = rest(total, text('searchPage.all.packages', { count: total }), '/packages', q);
      return { heading: text('shell.places.packages'), items: [...packages.map(foundPackage), ...all] };
    },
  },
  {
    call: 'getMyInvoices',
    failed: 'searchPage.failed.invoices',
    find: async (client, q) => {
      const { invoices, total } = await client.getMyInvoices({ q, limit: most });
      const all = rest(total, text('searchPage.all.invoices', { count: total }), '/invoices', q);
      return { heading: text('shell.places.invoices'), items: [...invoices.map(foundInvoice), ...all] };
    },
  },
];
