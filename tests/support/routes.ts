/**
 * Who may visit a route (SPEC section 2, "Navigation guard"); a guest elsewhere is redirected to the login
 * page.
 */
type Visitors = 'customer' | 'guest' | 'both';

/** One route of the portal, as a visitor sees it. */
export interface Route {
  /** As SPEC section 2 writes it: `{id}` stands for one segment. */
  path: string;
  /** The document's title without the portal's name; the full title where it depends on the content. */
  title: string | RegExp;
  /** The page's one h1. */
  heading: string | RegExp;
  /** The text of the breadcrumb bar; outside the shell there is none. */
  crumbs?: string[];
  visitors: Visitors;
  /** An existing id; without one the list before the id links to such a page. */
  id?: string;
  /** The route that it redirects to. */
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
    heading: 'Add expected packages',
    crumbs: ['Packages', 'Add packages'],
    own: true,
  }),
  inShell('/packages/{id}', 'Package', { heading: /./, crumbs: ['Packages', 'Package'], own: true }),
  inShell('/shipments', 'Shipments', { own: true }),
  inShell('/shipments/new', 'Ship packages', { crumbs: ['Shipments', 'Ship packages'], own: true }),
  inShell('/shipments/{id}', 'Shipment', { heading: /./, crumbs: ['Shipments', 'Shipment'], own: true }),
  inShell('/invoices', 'Invoices'),
  inShell('/invoices/statement', 'Statement', { crumbs: ['Invoices', 'Statement'], own: true }),
  inShell('/invoices/pay', 'Pay', { crumbs: ['Invoices', 'Pay'], own: true }),
  inShell('/invoices/payments', 'Payments', { crumbs: ['Invoices', 'Payments'], own: true }),
  inShell('/invoices/payments/{id}', 'Payment', {
    heading: /./,
    crumbs: ['Invoices', 'Payments', 'Payment'],
    own: true,
  }),
  inShell('/invoices/{id}', 'Invoice', { heading: /./, crumbs: ['Invoices', 'Invoice'], own: true }),
  inShell('/notifications', 'Notifications', { own: true }),
  inShell('/account', 'Account'),
];

const mail: Route[] = [
  inShell('/apps/mail', 'Inbox', { leadsTo: '/apps/mail/inbox', crumbs: ['Mail', 'Inbox'] }),
  inShell('/apps/mail/inbox', 'Inbox', { crumbs: ['Mail', 'Inbox'] }),
  inShell('/apps/mail/compose', 'New message', { crumbs: ['Mail', 'New message'] }),
  inShell('/apps/mail/detail/{id}', /./, { heading: /./, id: '1', crumbs: ['Mail', 'Message'] }),
  inShell('/apps/mail/starred', 'Starred', { crumbs: ['Mail', 'Starred'] }),
  inShell('/apps/mail/spam', 'Spam', { crumbs: ['Mail', 'Spam'] }),
  inShell('/apps/mail/important', 'Important', { crumbs: ['Mail', 'Important'] }),
  inShell('/apps/mail/sent', 'Sent', { crumbs: ['Mail', 'Sent'] }),
  inShell('/apps/mail/archived', 'Archived', { crumbs: ['Mail', 'Archived'] }),
  inShell('/apps/mail/trash', 'Trash', { crumbs: ['Mail', 'Trash'] }),
];

const apps: Route[] = [
  inShell('/dashboard-banking', 'Banking', { crumbs: ['Banking'] }),
  inShell('/apps/blog/list', 'Blog', { crumbs: ['Blog'] }),
  inShell('/apps/blog/detail', 'Article', { heading: /./, crumbs: ['Blog', 'Article'] }),
  inShell('/apps/blog/edit', 'Write an article', { crumbs: ['Blog', 'Write an article'] }),
  inShell('/apps/files', 'Files', { crumbs: ['Files'] }),
  inShell('/apps/chat', 'Chat', { crumbs: ['Chat'] }),
  inShell('/apps/tasklist', 'Task list', { crumbs: ['Task list'] }),
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
  inShell('/ecommerce/product-overview', 'Product', { heading: /./, crumbs: ['Shop', 'Product'] }),
  inShell('/ecommerce/product-list', 'Products', { crumbs: ['Shop', 'Products'] }),
  inShell('/ecommerce/new-product', 'New product', { crumbs: ['Shop', 'New product'] }),
  inShell('/ecommerce/shopping-cart', 'Cart', { heading: /./, crumbs: ['Shop', 'Cart'] }),
  inShell('/ecommerce/checkout-form', 'Checkout', { crumbs: ['Shop', 'Checkout'] }),
  inShell('/ecommerce/order-history', 'Orders', { heading: 'Your orders', crumbs: ['Shop', 'Orders'] }),
  inShell('/ecommerce/order-summary', 'Order', { heading: /./, crumbs: ['Shop', 'Order'] }),
];

const pages: Route[] = [
  inShell('/blocks', 'Blocks'),
  inShell('/pages/empty', 'Empty page', { crumbs: ['Empty page'] }),
  inShell('/pages/crud', 'Manage products', { crumbs: ['Manage products'] }),
  inShell('/profile/create', 'New customer', { crumbs: ['Customers', 'New customer'] }),
  inShell('/profile/list', 'Customers', { crumbs: ['Customers'] }),
  inShell('/documentation', 'Documentation'),
  inShell('/pages/aboutus', 'About us', { crumbs: ['About us'] }),
  inShell('/pages/contact', 'Contact us', { crumbs: ['Contact us'] }),
  inShell('/pages/faq', 'Frequently asked questions', { crumbs: ['Frequently asked questions'] }),
  inShell('/pages/help', 'Help', { crumbs: ['Help'] }),
  inShell('/pages/invoice', 'Invoice', { heading: /^Invoice/, crumbs: ['Invoice'] }),
];

const fullPages: Route[] = [
  outside(
    '/landing',
    'The customer portal for parcel warehouses',
    'Every package, from first scan to doorstep',
  ),
  outside('/outbox', 'Outbox', 'Outbox', { own: true }),
  outside('/pages/notfound', 'Page not found', 'This page doesn’t exist'),
  outside('/auth/onboard2', 'Set up your account', 'Your account is set up', { visitors: 'both' }),
  outside('/auth/authenticate', 'Signing in', 'You’re signed in'),
  outside('/auth/access', 'Access denied', 'You don’t have access to this page'),
  outside('/auth/error', 'Something went wrong'),
  outside('/auth/register', 'Add a password'),
  outside('/auth/forgotpassword', 'Forgot your password?'),
  outside('/auth/newpassword', 'New password', 'Choose a new password'),
  outside('/auth/verification', 'Confirm it’s you'),
  // The last one: it locks the tab.
  outside('/auth/lockscreen', 'Locked', /./),
];

/** Pages that only a guest may visit. */
const guestPages: Route[] = [
  outside('/auth/login', 'Sign in', 'Sign in', { visitors: 'guest' }),
  outside('/auth/verify-otp', 'Enter the code', /./, { visitors: 'guest' }),
  outside('/auth/onboard', 'Set up your account', /./, { visitors: 'guest' }),
];

/** Every route by its part of the portal: the one table, compared with SPEC and with app/. */
export const routeParts = { product, mail, apps, uikit, shop, pages, fullPages, guestPages };
export const routes: Route[] = Object.values(routeParts).flat();

/** The address of a route; one whose id only its list has is undefined. */
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
