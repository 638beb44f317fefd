import type { IconName } from '@/lib/icons/icon-names';

export interface DemoRoute {
  href: string;
  icon: IconName;
  title: string;
  /** A line about the page. */
  line: string;
}

export interface RouteGroup {
  title: string;
  description: string;
  routes: DemoRoute[];
}

const under =
  (folder: string) =>
  (page: string, icon: IconName, title: string, line: string): DemoRoute => ({
    href: `${folder}/${page}`,
    icon,
    title,
    line,
  });
const app = under('/apps');
const shop = under('/ecommerce');
const page = under('/pages');
const kit = under('/uikit');
const outside = under('');

/** The template's pages (SPEC section 2, "Routes inside the shell" and "Routes outside the shell"). */
export const routeGroups: RouteGroup[] = [
  {
    title: 'Apps',
    description: 'Complete sample apps. Your changes are kept in this tab only.',
    routes: [
      app('mail/inbox', 'mail', 'Mail', 'Folders, search, compose, reply, and a trash to restore from.'),
      app('chat', 'demo:messages-square', 'Chat', 'Conversations with the office, with emoji.'),
      app('tasklist', 'demo:list-todo', 'Task list', 'Tasks with assignees, due dates and an edit dialog.'),
      app('files', 'demo:folder-open', 'Files', 'Storage use, uploads and a file table.'),
      app('blog/list', 'book-open', 'Blog', 'Read, write and comment on articles.'),
      outside('dashboard-banking', 'wallet', 'Banking', 'Accounts, spending and upcoming payments.'),
    ],
  },
  {
    title: 'Shop',
    description: 'Seven pages that share one cart.',
    routes: [
      shop('product-list', 'layout-grid', 'Products', 'Filter, sort and add to cart.'),
      shop('product-overview', 'image', 'Product', 'Photos, colors, sizes and reviews.'),
      shop('shopping-cart', 'demo:shopping-cart', 'Cart', 'Quantities, shipping and the total.'),
      shop('checkout-form', 'credit-card', 'Checkout', 'Address, delivery and payment.'),
      shop('order-summary', 'package-check', 'Order', 'Ordered items and delivery progress.'),
      shop('order-history', 'receipt', 'Orders', 'Past orders, to return or reorder.'),
      shop('new-product', 'demo:square-pen', 'New product', 'A form with photos, tags and colors.'),
    ],
  },
  {
    title: 'Pages',
    description: 'Pages that most sites need.',
    routes: [
      outside('landing', 'globe', 'Landing', 'The front page of Waybill.'),
      outside('blocks', 'component', 'Blocks', 'Ready-made sections with their code.'),
      page('crud', 'demo:table-properties', 'Manage products', 'Create, edit, delete and undo.'),
      page('invoice', 'file-text', 'Invoice', 'A print-ready invoice.'),
      page('aboutus', 'demo:users', 'About us', 'Our team and key figures.'),
      page('contact', 'map-pin', 'Contact', 'Our location and a contact form.'),
      page('faq', 'demo:circle-question-mark', 'Questions', 'Answers by topic.'),
      page('help', 'info', 'Help', 'Topics and articles.'),
      page('empty', 'square-dashed', 'Empty', 'A blank card to start from.'),
      page('notfound', 'search', 'Not found', 'Shown for unknown addresses.'),
      outside('profile/list', 'user', 'Customers', 'A list with search and pagination.'),
      outside('profile/create', 'demo:user-plus', 'New customer', 'A form with a photo.'),
    ],
  },
  {
    title: 'Signing in',
    description: 'Pages without the menu and top bar.',
    routes: [
      outside('auth/register', 'demo:user-plus', 'Register', 'Adds a password as a way to sign in.'),
      outside('auth/forgotpassword', 'key-round', 'Forgot password', 'Sends a link to reset it.'),
      outside('auth/newpassword', 'lock', 'New password', 'With confirmation and a strength meter.'),
      outside('auth/verification', 'demo:hash', 'Verification', 'Confirms that it’s you.'),
      outside('auth/lockscreen', 'demo:lock-open', 'Lock screen', 'Hides the page until you unlock it.'),
      outside('auth/access', 'shield', 'Access denied', 'Shown for pages without access.'),
      outside('auth/error', 'demo:octagon-exclamation-point', 'Error', 'Shown when something goes wrong.'),
    ],
  },
  {
    title: 'UI kit',
    description: 'Every component in every state.',
    routes: [
      kit('formlayout', 'demo:columns-2', 'Form layout', 'Vertical, horizontal, inline and in a grid.'),
      kit('input', 'demo:text-cursor-input', 'Input', 'Text, dates, numbers, colors and choices.'),
      kit('button', 'demo:square-mouse-pointer', 'Button', 'Eight severities, groups, split and loading.'),
      kit('table', 'table', 'Table', 'Filters, fixed columns, groups and expandable rows.'),
      kit('list', 'list', 'List', 'A data view, a pick list and an order list.'),
      kit('tree', 'demo:folder-tree', 'Tree', 'Trees with checkboxes, and a tree table.'),
      kit('panel', 'demo:panel-top', 'Panel', 'Tabs, accordion, fieldset, toolbar and splitter.'),
      kit('overlay', 'layers', 'Overlay', 'Dialogs, drawers, popovers and tooltips.'),
      kit('media', 'demo:images', 'Media', 'A carousel, a gallery and a lightbox.'),
      kit('menu', 'menu', 'Menu', 'Menubar, context, mega, panel and tiered menus.'),
      kit('message', 'message-square', 'Message', 'Toasts and inline messages.'),
      kit('file', 'demo:cloud-upload', 'File', 'Uploads with a drop zone and progress.'),
      kit('charts', 'demo:chart-column', 'Charts', 'Line, bar, pie and radar charts in theme colors.'),
      kit('timeline', 'clock', 'Timeline', 'Events in order, vertical or horizontal.'),
      kit('misc', 'demo:sparkles', 'Misc', 'Badges, chips, tags, avatars, progress and skeletons.'),
    ],
  },
];
