import type { Crumb } from './breadcrumb';

/** The demo pages, whose paths don't make readable labels: the name of the section and the name of the page. */
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

function crumbsOf(words: string): Crumb[] {
  const names = words.split('/');
  return names.map((label, index) => {
    const to = index < names.length - 1 ? demoParts[label] : undefined;
    return { label, ...(to !== undefined && { to }) };
  });
}

const capitalise = (word: string) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The entries of the breadcrumb bar of a page outside the product (SPEC section 2): a demo page's list, else one built
 * from the path, where empty and purely numeric segments are dropped and the others capitalised.
 */
export function pathBreadcrumb(pathname: string): Crumb[] {
  const page = Object.hasOwn(demoPages, pathname) ? demoPages[pathname] : undefined;
  if (page !== undefined) return crumbsOf(page);
  const folder = /^\/apps\/mail\/(\w+)(?:\/\d+)?$/.exec(pathname)?.[1];
  if (folder !== undefined) return crumbsOf(`Mail/${folder === 'detail' ? 'Message' : capitalise(folder)}`);
  const kit = /^\/uikit\/(\w+)$/.exec(pathname)?.[1];
  if (kit !== undefined) {
    return [
      { label: 'UI kit', to: '/documentation' },
      { label: kit === 'formlayout' ? 'Form layout' : capitalise(kit) },
    ];
  }
  return pathname
    .split('/')
    .map(decode)
    .filter((segment) => segment !== '' && !/^\d+$/.test(segment))
    .map((segment) => ({ label: capitalise(segment) }));
}
