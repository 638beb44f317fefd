import { text, type MessageKey } from '@/lib/text/text';
import type { Crumb } from './breadcrumb';

type DemoKey = Extract<MessageKey, `demoMenu.${string}`>;

/** The sections of the demo pages, and the first page of each. */
const sections = {
  blog: { name: 'demoMenu.section.blog', href: '/apps/blog/list' },
  customers: { name: 'demoMenu.section.customers', href: '/profile/list' },
  kit: { name: 'demoMenu.section.kit', href: '/documentation' },
  mail: { name: 'demoMenu.section.mail', href: '/apps/mail/inbox' },
  shop: { name: 'demoMenu.section.shop', href: '/ecommerce/product-list' },
} as const satisfies Record<string, { name: DemoKey; href: string }>;

/** The demo pages, whose paths don't make readable labels: the name of the page, and its section. */
const demoPages: Record<string, [name: DemoKey, section?: keyof typeof sections]> = {
  '/dashboard-banking': ['demoMenu.page.banking'],
  '/apps/blog/list': ['demoMenu.section.blog'],
  '/apps/blog/detail': ['demoMenu.page.article', 'blog'],
  '/apps/blog/edit': ['demoMenu.page.writeArticle', 'blog'],
  '/apps/files': ['demoMenu.page.files'],
  '/apps/chat': ['demoMenu.page.chat'],
  '/apps/tasklist': ['demoMenu.page.tasks'],
  '/apps/mail/compose': ['demoMenu.page.newMessage', 'mail'],
  '/ecommerce/product-overview': ['demoMenu.page.product', 'shop'],
  '/ecommerce/product-list': ['demoMenu.page.products', 'shop'],
  '/ecommerce/new-product': ['demoMenu.page.newProduct', 'shop'],
  '/ecommerce/shopping-cart': ['demoMenu.page.cart', 'shop'],
  '/ecommerce/checkout-form': ['demoMenu.page.checkout', 'shop'],
  '/ecommerce/order-history': ['demoMenu.page.orders', 'shop'],
  '/ecommerce/order-summary': ['demoMenu.page.order', 'shop'],
  '/pages/empty': ['demoMenu.page.empty'],
  '/pages/crud': ['demoMenu.page.manageProducts'],
  '/pages/aboutus': ['demoMenu.page.aboutUs'],
  '/pages/contact': ['demoMenu.page.contact'],
  '/pages/faq': ['demoMenu.page.questions'],
  '/pages/help': ['demoMenu.page.help'],
  '/pages/invoice': ['demoMenu.page.invoice'],
  '/profile/list': ['demoMenu.section.customers'],
  '/profile/create': ['demoMenu.page.newCustomer', 'customers'],
  '/blocks': ['demoMenu.page.blocks'],
  '/documentation': ['demoMenu.page.documentation'],
};

const mailPages: Record<string, DemoKey> = {
  detail: 'demoMenu.mail.detail',
  archived: 'demoMenu.mail.archived',
  important: 'demoMenu.mail.important',
  inbox: 'demoMenu.mail.inbox',
  sent: 'demoMenu.mail.sent',
  spam: 'demoMenu.mail.spam',
  starred: 'demoMenu.mail.starred',
  trash: 'demoMenu.mail.trash',
};

const kitPages: Record<string, DemoKey> = {
  button: 'demoMenu.kit.button',
  charts: 'demoMenu.kit.charts',
  file: 'demoMenu.kit.file',
  formlayout: 'demoMenu.kit.formLayout',
  input: 'demoMenu.kit.input',
  list: 'demoMenu.kit.list',
  media: 'demoMenu.kit.media',
  menu: 'demoMenu.kit.menu',
  message: 'demoMenu.kit.message',
  misc: 'demoMenu.kit.misc',
  overlay: 'demoMenu.kit.overlay',
  panel: 'demoMenu.kit.panel',
  table: 'demoMenu.kit.table',
  timeline: 'demoMenu.kit.timeline',
  tree: 'demoMenu.kit.tree',
};

const entryOf = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function inSection(section: keyof typeof sections, label: string): Crumb[] {
  const { name, href } = sections[section];
  return [{ label: text(name), href }, { label }];
}

const capitalise = (word: string) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1);

/** The name of a page by the last part of its path; the part itself for a page that is not listed. */
function labelOf(pages: Record<string, DemoKey>, part: string): string {
  const name = entryOf(pages, part);
  return name ? text(name) : capitalise(part);
}

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
  const page = entryOf(demoPages, pathname);
  if (page) {
    const [name, section] = page;
    return section ? inSection(section, text(name)) : [{ label: text(name) }];
  }
  const folder = /^\/apps\/mail\/(\w+)(?:\/\d+)?$/.exec(pathname)?.[1];
  if (folder !== undefined) return inSection('mail', labelOf(mailPages, folder));
  const kit = /^\/uikit\/(\w+)$/.exec(pathname)?.[1];
  if (kit !== undefined) return inSection('kit', labelOf(kitPages, kit));
  return pathname
    .split('/')
    .map(decode)
    .filter((segment) => segment !== '' && !/^\d+$/.test(segment))
    .map((segment) => ({ label: capitalise(segment) }));
}
