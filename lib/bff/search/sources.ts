import 'server-only';
import type { Capability } from '@/lib/domain/account/capabilities';
import { shipmentStatuses, type ShipmentStatus } from '@/lib/domain/shipment/shipment-status';
import {
  foundInvoice,
  foundPackage,
  foundShipment,
  type FoundGroup,
  type FoundItem,
} from '@/lib/i18n/shown-search';
import { shipmentStatusKeys } from '@/lib/i18n/shipment-words';
import { text, type WordKey } from '@/lib/text/text';
import type { ProductClient } from '../product-api/client';
import { isCalled } from './matching';

/** The number of items of one kind that the box shows. */
export const most = 5;

/** What the customer has of one kind, found by a list search of the product API. */
interface Source {
  /** The call, for the log. */
  call: keyof ProductClient;
  /** Says that it could not be searched. */
  failed: WordKey;
  /** What the product API must be able to do. */
  needs?: Capability;
  /** @throws AppError by SPEC section 8 */
  find: (client: ProductClient, q: string) => Promise<FoundGroup>;
}

/** Leads to the list, where it has more than the box shows. */
const rest = (total: number, title: string, path: string, q: string): FoundItem[] =>
  total > most ? [{ icon: 'list', title, href: `${path}?${new URLSearchParams({ q }).toString()}` }] : [];

/** The states of shipments that are called what is typed, in the reader's language. */
const statesCalled = (q: string): ShipmentStatus[] =>
  shipmentStatuses.filter((status) => isCalled(text(shipmentStatusKeys[status]), q));

/** Shipments by the words of their packages, by where they go, and by their state in the reader's words. */
async function findShipments(client: ProductClient, q: string): Promise<FoundGroup> {
  const [status] = statesCalled(q);
  const [byWords, inState] = await Promise.all([
    client.getMyShipments({ q, limit: most }),
    status && client.getMyShipments({ status, limit: most }),
  ]);
  const all = [...byWords.shipments, ...(inState?.shipments ?? [])];
  const shipments = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
  const total = byWords.total + (inState?.total ?? 0);
  const list: FoundItem[] =
    total > most ? [{ icon: 'list', title: text('searchPage.all.shipments'), href: '/shipments' }] : [];
  const items = [...shipments.slice(0, most).map(foundShipment), ...list];
  return { heading: text('shell.places.shipments'), items };
}

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
    call: 'getMyShipments',
    failed: 'searchPage.failed.shipments',
    needs: 'shipments',
    find: findShipments,
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
