/** One entry of the breadcrumb bar; the last one is the page itself and has no link. */
export interface Crumb {
  label: string;
  to?: string;
}

const capitalise = (word: string) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1);

/** Routes that carry a list of their own, because a segment is an opaque id or no word (SPEC section 2). */
const carried: { route: RegExp; crumbs: (segment: string) => Crumb[] }[] = [
  { route: /^\/$/, crumbs: () => [{ label: 'Home' }] },
  {
    route: /^\/packages\/new$/,
    crumbs: () => [{ label: 'Packages', to: '/packages' }, { label: 'Add packages' }],
  },
  {
    route: /^\/packages\/[^/]+$/,
    crumbs: () => [{ label: 'Packages', to: '/packages' }, { label: 'Package' }],
  },
  {
    route: /^\/invoices\/statement$/,
    crumbs: () => [{ label: 'Invoices', to: '/invoices' }, { label: 'Statement' }],
  },
  {
    route: /^\/invoices\/[^/]+$/,
    crumbs: () => [{ label: 'Invoices', to: '/invoices' }, { label: 'Invoice' }],
  },
  {
    route: /^\/uikit\/(\w+)$/,
    crumbs: (page) => [
      { label: 'UI kit', to: '/documentation' },
      { label: page === 'formlayout' ? 'Form layout' : capitalise(page) },
    ],
  },
];

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The entries of the breadcrumb bar (SPEC section 2): the list the route carries, else one built from the path, where
 * empty and purely numeric segments are dropped and the others capitalised.
 */
export function breadcrumb(pathname: string): Crumb[] {
  for (const { route, crumbs } of carried) {
    const match = route.exec(pathname);
    if (match) return crumbs(match[1] ?? '');
  }
  return pathname
    .split('/')
    .map(decode)
    .filter((segment) => segment !== '' && !/^\d+$/.test(segment))
    .map((segment) => ({ label: capitalise(segment) }));
}
