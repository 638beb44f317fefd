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
    route: /^\/apps\/mail\/(\w+)(?:\/\d+)?$/,
    crumbs: (folder) => demoCrumbs(`Mail/${folder === 'detail' ? 'Message' : capitalise(folder)}`),
  },
  {
    route: /^\/uikit\/(\w+)$/,
    crumbs: (page) => [
      { label: 'UI kit', to: '/documentation' },
      { label: page === 'formlayout' ? 'Form layout' : capitalise(page) },
    ],
  },
];

/** The demo pages, whose paths are no words to read: the name of the page, after that of the part it belongs to. */
const demoPages: Record<string, string> = {
  '/dashboard-banking': 'Banking',
  '/apps/blog/list': 'Blog',
  '/apps/blog/detail': 'Blog/Article',
  '/apps/blog/edit': 'Blog/Write an article',
  '/apps/files': 'Files',
  '/apps/chat': 'Chat',
  '/apps/tasklist': 'Task list',
  '/ecommerce/product-overview': 'Shop/Product',
  '/ecommerce/product-list': 'Shop/Products',
  '/ecommerce/new-product': 'Shop/New product',
  '/ecommerce/shopping-cart': 'Shop/Cart',
  '/ecommerce/checkout-form': 'Shop/Checkout',
  '/ecommerce/order-history': 'Shop/Orders',
  '/ecommerce/order-summary': 'Shop/Order',
  '/pages/empty': 'Empty page',
  '/pages/crud': 'Manage products',
  '/pages/aboutus': 'About us',
  '/pages/contact': 'Contact us',
  '/pages/faq': 'Frequently asked questions',
  '/pages/help': 'Help',
  '/pages/invoice': 'Invoice',
  '/profile/list': 'Customers',
  '/profile/create': 'Customers/New customer',
  '/apps/mail/compose': 'Mail/New message',
};

const demoParts: Record<string, string> = {
  Blog: '/apps/blog/list',
  Customers: '/profile/list',
  Mail: '/apps/mail/inbox',
  Shop: '/ecommerce/product-list',
};

function demoCrumbs(words: string): Crumb[] {
  const names = words.split('/');
  return names.map((label, index) => {
    const to = index < names.length - 1 ? demoParts[label] : undefined;
    return { label, ...(to !== undefined && { to }) };
  });
}

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
  const demo = Object.hasOwn(demoPages, pathname) ? demoPages[pathname] : undefined;
  if (demo !== undefined) return demoCrumbs(demo);
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
