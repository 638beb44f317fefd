import { text } from '@/lib/text/text';

/** One entry of the breadcrumb bar; the last one is the page itself and has no link. */
export interface Crumb {
  label: string;
  to?: string;
}

const packages = (): Crumb => ({ label: text('shell.places.packages'), to: '/packages' });
const invoices = (): Crumb => ({ label: text('shell.places.invoices'), to: '/invoices' });

/** The product's own routes; an opaque id is represented by the page's kind. */
const product: [RegExp, () => Crumb[]][] = [
  [/^\/$/, () => [{ label: text('shell.places.home') }]],
  [/^\/packages$/, () => [{ label: text('shell.places.packages') }]],
  [/^\/packages\/new$/, () => [packages(), { label: text('shell.places.addPackages') }]],
  [/^\/packages\/[^/]+$/, () => [packages(), { label: text('shell.places.package') }]],
  [/^\/invoices$/, () => [{ label: text('shell.places.invoices') }]],
  [/^\/invoices\/statement$/, () => [invoices(), { label: text('shell.places.statement') }]],
  [/^\/invoices\/[^/]+$/, () => [invoices(), { label: text('shell.places.invoice') }]],
  [/^\/account$/, () => [{ label: text('shell.places.account') }]],
];

/**
 * The entries of the breadcrumb bar of the product's pages: the route's list (SPEC section 2).
 *
 * @returns undefined for any other page, which `path-breadcrumb.ts` handles
 */
export const productBreadcrumb = (pathname: string): Crumb[] | undefined =>
  product.find(([route]) => route.test(pathname))?.[1]();
