import { text, type PlainKey } from '@/lib/text/text';

/** One entry of the breadcrumb bar; the last one is the page itself and has no link. */
export interface Crumb {
  label: string;
  href?: string;
}

type Place = Extract<PlainKey, `shell.places.${string}`>;
type Section = readonly [name: Place, href: string];

const packages: Section = ['shell.places.packages', '/packages'];
const shipments: Section = ['shell.places.shipments', '/shipments'];
const invoices: Section = ['shell.places.invoices', '/invoices'];
const payments: Section = ['shell.places.payments', '/invoices/payments'];

/** The product's own routes, and the sections that each is in; an opaque id is represented by the page's kind. */
const product: [RegExp, name: Place, ...sections: Section[]][] = [
  [/^\/$/, 'shell.places.home'],
  [/^\/packages$/, 'shell.places.packages'],
  [/^\/packages\/new$/, 'shell.places.addPackages', packages],
  [/^\/packages\/[^/]+$/, 'shell.places.package', packages],
  [/^\/shipments$/, 'shell.places.shipments'],
  [/^\/shipments\/new$/, 'shell.places.ship', shipments],
  [/^\/shipments\/[^/]+$/, 'shell.places.shipment', shipments],
  [/^\/invoices$/, 'shell.places.invoices'],
  [/^\/invoices\/statement$/, 'shell.places.statement', invoices],
  [/^\/invoices\/pay$/, 'shell.places.pay', invoices],
  [/^\/invoices\/payments$/, 'shell.places.payments', invoices],
  [/^\/invoices\/payments\/[^/]+$/, 'shell.places.payment', invoices, payments],
  [/^\/invoices\/[^/]+$/, 'shell.places.invoice', invoices],
  [/^\/notifications$/, 'shell.places.notifications'],
  [/^\/account$/, 'shell.places.account'],
];

/**
 * The entries of the breadcrumb bar of the product's pages: the route's list (SPEC section 2).
 *
 * @returns undefined for any other page, which `path-breadcrumb.ts` handles
 */
export function productBreadcrumb(pathname: string): Crumb[] | undefined {
  const found = product.find(([route]) => route.test(pathname));
  if (!found) return undefined;
  const [, name, ...sections] = found;
  return [...sections.map(([section, href]) => ({ label: text(section), href })), { label: text(name) }];
}
