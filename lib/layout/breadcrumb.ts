/** One entry of the breadcrumb bar; the last one is the page itself and has no link. */
export interface Crumb {
  label: string;
  to?: string;
}

/** Routes that carry a list of their own, because their last segment is an opaque id (SPEC section 2). */
const carried: { route: RegExp; crumbs: Crumb[] }[] = [
  { route: /^\/$/, crumbs: [{ label: 'Home' }] },
  { route: /^\/packages\/[^/]+$/, crumbs: [{ label: 'Packages', to: '/packages' }, { label: 'Package' }] },
  { route: /^\/invoices\/[^/]+$/, crumbs: [{ label: 'Invoices', to: '/invoices' }, { label: 'Invoice' }] },
];

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const capitalise = (word: string) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1);

/**
 * The entries of the breadcrumb bar (SPEC section 2): the list the route carries, else one built from the path, where
 * empty and purely numeric segments are dropped and the others capitalised.
 */
export function breadcrumb(pathname: string): Crumb[] {
  const own = carried.find(({ route }) => route.test(pathname));
  if (own) return own.crumbs;
  return pathname
    .split('/')
    .map(decode)
    .filter((segment) => segment !== '' && !/^\d+$/.test(segment))
    .map((segment) => ({ label: capitalise(segment) }));
}
