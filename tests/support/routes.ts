/** Who stays on a route (SPEC section 2, "Navigation guard"); a guest elsewhere is sent to the login page. */
type Visitors = 'customer' | 'guest' | 'both';

/** One route of the portal, as a visitor finds it. */
export interface Route {
  /** As SPEC section 2 writes it: `{id}` stands for one segment. */
  path: string;
  /** Of the document, without the portal's name after it; the whole of it where it depends on what is shown. */
  title: string | RegExp;
  /** The page's one h1. */
  heading: string | RegExp;
  /** What the breadcrumb bar says; outside the shell there is none. */
  crumbs?: string[];
  visitors: Visitors;
  /** An id that exists; without one the list before the id links to such a page. */
  id?: string;
  /** The route that it leads on to. */
  leadsTo?: string;
  /** Not in SPEC: the product's own. */
  own?: true;
}

type More = Partial<Route>;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The rule of SPEC section 2: numeric segments are dropped, the others capitalised. */
function byPath({ path, id = '', leadsTo = path }: Pick<Route, 'path' | 'id' | 'leadsTo'>): string[] {
  const segments = leadsTo.replace('{id}', id).split('/');
  return segments.filter((segment) => segment !== '' && !/^\d+$/.test(segment)).map(capitalised);
}

const inShell = (path: string, title: string | RegExp, more: More = {}): Route => ({
  path,
  title,
  heading: title,
  crumbs: byPath({ path, ...more }),
  visitors: 'customer',
  ...more,
});

const outside = (path: string, title: string, heading: string | RegExp = title, more: More = {}): Route => ({
  path,
  title,
  heading,
  visitors: 'customer',
  ...more,
});

const kit = (page: string, title: string, crumb = capitalised(page)) =>
  inShell(`/uikit/${page}`, title, { crumbs: ['UI kit', crumb] });

const product: Route[] = [
  inShell('/', 'Home', { heading: /^Hello, /, crumbs: ['Home'] }),
  inShell('/packages', 'Packages'),
  inShell('/packages/new', 'Add packages', {
    heading: 'Add packages you expect',
    crumbs: ['Packages', 'Add packages'],
    own: true,
  }),
  inShell('/packages/{id}', 'Package', { heading: /./, crumbs: ['Packages', 'Package'], own: true }),
  inShell('/invoices', 'Invoices'),
  inShell('/invoices/statement', 'Statement', { crumbs: ['Invoices', 'Statement'], own: true }),
  inShell('/invoices/{id}', 'Invoice', { heading: /./, crumbs: ['Invoices', 'Invoice'], own: true }),
  inShell('/account', 'Account'),
];

const mail: Route[] = [
  inShell('/apps/mail', 'Inbox', { leadsTo: '/apps/mail/inbox' }),
  inShell('/apps/mail/inbox', 'Inbox'),
  inShell('/apps/mail/compose', 'New message'),
  inShell('/apps/mail/detail/{id}', /./, { heading: /./, id: '1' }),
  inShell('/apps/mail/starred', 'Starred'),
  inShell('/apps/mail/spam', 'Spam'),
  inShell('/apps/mail/important', 'Important'),
  inShell('/apps/mail/sent', 'Sent'),
  inShell('/apps/mail/archived', 'Archived'),
  inShell('/apps/mail/trash', 'Trash'),
];

const apps: Route[] = [
  inShell('/dashboard-banking', 'Banking'),
  inShell('/apps/blog/list', 'Blog'),
  inShell('/apps/blog/detail', 'Article', { heading: /./ }),
  inShell('/apps/blog/edit', 'Write an article'),
  inShell('/apps/files', 'Files'),
  inShell('/apps/chat', 'Chat'),
  inShell('/apps/tasklist', 'Task list'),
];

const uikit: Route[] = [
  kit('formlayout', 'Form layouts', 'Form layout'),
  kit('input', 'Inputs'),
  kit('button', 'Buttons'),
  kit('table', 'Tables'),
  kit('list', 'Lists'),
  kit('tree', 'Trees'),
  kit('panel', 'Panels'),
  kit('overlay', 'Overlays'),
  kit('media', 'Media'),
  kit('menu', 'Menus'),
  kit('message', 'Messages'),
  kit('file', 'File upload'),
  kit('charts', 'Charts'),
  kit('timeline', 'Timeline'),
  kit('misc', 'Miscellaneous'),
];

const shop: Route[] = [
  inShell('/ecommerce/product-overview', 'Product', { heading: /./ }),
  inShell('/ecommerce/product-list', 'Products'),
  inShell('/ecommerce/new-product', 'New product'),
  inShell('/ecommerce/shopping-cart', 'Cart', { heading: /./ }),
  inShell('/ecommerce/checkout-form', 'Checkout'),
  inShell('/ecommerce/order-history', 'Orders', { heading: 'Your orders' }),
  inShell('/ecommerce/order-summary', 'Order', { heading: /./ }),
];

const pages: Route[] = [
  inShell('/blocks', 'Blocks'),
  inShell('/pages/empty', 'Empty page'),
  inShell('/pages/crud', 'Manage products'),
  inShell('/profile/create', 'New customer'),
  inShell('/profile/list', 'Customers'),
  inShell('/documentation', 'Documentation'),
  inShell('/pages/aboutus', 'About us'),
  inShell('/pages/contact', 'Contact us'),
  inShell('/pages/faq', 'Frequently asked questions'),
  inShell('/pages/help', 'Help'),
  inShell('/pages/invoice', 'Invoice', { heading: /^Invoice/ }),
];

const fullPages: Route[] = [
  outside(
    '/landing',
    'The customer portal of a parcel warehouse',
    'Every parcel, from the first scan to the doorstep',
  ),
  outside('/outbox', 'Outbox', 'Outbox', { own: true }),
  outside('/pages/notfound', 'Page not found', 'This page does not exist'),
  outside('/auth/onboard2', 'Set up your account', 'Your account is set up', { visitors: 'both' }),
  outside('/auth/authenticate', 'Signing in', 'You are signed in'),
  outside('/auth/access', 'Access denied', 'You may not go in here'),
  outside('/auth/error', 'Something went wrong'),
  outside('/auth/register', 'Create a password', 'Sign in with a password, too'),
  outside('/auth/forgotpassword', 'Forgot your password?'),
  outside('/auth/newpassword', 'New password', 'Choose a new password'),
  outside('/auth/verification', 'Confirm it is you'),
  // The last one: from then on the tab is locked.
  outside('/auth/lockscreen', 'Locked', /./),
];

/** Where only a guest stays. */
const guestPages: Route[] = [
  outside('/auth/login', 'Sign in', 'Sign in', { visitors: 'guest' }),
  outside('/auth/verify-otp', 'Enter the code', /./, { visitors: 'guest' }),
  outside('/auth/onboard', 'Set up your account', /./, { visitors: 'guest' }),
];

/** Every route by its part of the portal: the one table, held against SPEC and against app/. */
export const routeParts = { product, mail, apps, uikit, shop, pages, fullPages, guestPages };
export const routes: Route[] = Object.values(routeParts).flat();

/** Where one finds a route; one whose id only its list knows has no address. */
export const addressOf = ({ path, id }: Route): string | undefined =>
  path.includes('{id}') && id === undefined ? undefined : path.replace('{id}', id ?? '');

const addresses = (some: Route[]) => some.flatMap((route) => addressOf(route) ?? []);
const isOutbox = ({ path }: Route) => path === '/outbox';

export const shellRoutes = addresses(routes.filter(({ crumbs }) => crumbs));
export const fullPageRoutes = addresses(routes.filter((route) => !route.crumbs && !isOutbox(route)));

export const unknownRoutes = [
  '/no-such-page',
  '/auth/nothing',
  '/packages/pkg_none',
  '/outbox/x',
  '/a/b/c/d',
];
