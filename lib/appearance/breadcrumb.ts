/** One entry of the breadcrumb bar; the last one is the page itself and has no link. */
export interface Crumb {
  label: string;
  to?: string;
}

const packages: Crumb = { label: 'Packages', to: '/packages' };
const invoices: Crumb = { label: 'Invoices', to: '/invoices' };

/** The product's own routes; an opaque id is represented by the page's kind. */
const product: [RegExp, Crumb[]][] = [
  [/^\/$/, [{ label: 'Home' }]],
  [/^\/packages$/, [{ label: 'Packages' }]],
  [/^\/packages\/new$/, [packages, { label: 'Add packages' }]],
  [/^\/packages\/[^/]+$/, [packages, { label: 'Package' }]],
  [/^\/invoices$/, [{ label: 'Invoices' }]],
  [/^\/invoices\/statement$/, [invoices, { label: 'Statement' }]],
  [/^\/invoices\/[^/]+$/, [invoices, { label: 'Invoice' }]],
  [/^\/account$/, [{ label: 'Account' }]],
];

/**
 * The entries of the breadcrumb bar of the product's pages: the route's list (SPEC section 2).
 *
 * @returns undefined for any other page, which `path-breadcrumb.ts` handles
 */
export const productBreadcrumb = (pathname: string): Crumb[] | undefined =>
  product.find(([route]) => route.test(pathname))?.[1];
