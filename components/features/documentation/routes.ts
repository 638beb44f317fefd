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
    description: 'Whole applications in a few pages; what one does there is kept for this tab.',
    routes: [
      app('mail/inbox', 'mail', 'Mail', 'Folders, search, compose, reply and a trash that gives back.'),
      app('chat', 'messages-square', 'Chat', 'Conversations with the office, with emoji.'),
      app('tasklist', 'list-todo', 'Task list', 'Tasks with people, dates and one dialog for all.'),
      app('files', 'folder-open', 'Files', 'Storage at a glance, uploads and a table of files.'),
      app('blog/list', 'book-open', 'Blog', 'Articles to read, to answer and to write.'),
      outside('dashboard-banking', 'wallet', 'Banking', 'Accounts, spending and payments to come.'),
    ],
  },
  {
    title: 'Shop',
    description: 'From the shelf to the door: seven pages that share one cart.',
    routes: [
      shop('product-list', 'layout-grid', 'Products', 'Filter, sort and put things into the cart.'),
      shop('product-overview', 'image', 'Product', 'Pictures, colours, sizes and reviews.'),
      shop('shopping-cart', 'shopping-cart', 'Cart', 'Quantities, shipping and the total.'),
      shop('checkout-form', 'credit-card', 'Checkout', 'Address, delivery and payment.'),
      shop('order-summary', 'package-check', 'Order', 'What was ordered, and how far it is.'),
      shop('order-history', 'receipt', 'Orders', 'Earlier orders, to return or to buy again.'),
      shop('new-product', 'square-pen', 'New product', 'A form with pictures, tags and colours.'),
    ],
  },
  {
    title: 'Pages',
    description: 'What most sites need sooner or later.',
    routes: [
      outside('landing', 'globe', 'Landing', 'The front page of Waybill.'),
      outside('blocks', 'component', 'Blocks', 'Ready sections, with their code.'),
      page('crud', 'table-properties', 'Manage products', 'Create, change, delete and take back.'),
      page('invoice', 'file-text', 'Invoice', 'A bill that prints well.'),
      page('aboutus', 'users', 'About us', 'Who we are, in figures and faces.'),
      page('contact', 'map-pin', 'Contact', 'Where we are, and a form.'),
      page('faq', 'circle-question-mark', 'Questions', 'Answers by subject.'),
      page('help', 'info', 'Help', 'Topics and articles.'),
      page('empty', 'square-dashed', 'Empty', 'A card to begin with.'),
      page('notfound', 'search', 'Not found', 'What an unknown address shows.'),
      outside('profile/list', 'user', 'Customers', 'A list with search and pages.'),
      outside('profile/create', 'user-plus', 'New customer', 'A form with a picture.'),
    ],
  },
  {
    title: 'Signing in',
    description: 'The screens outside the shell.',
    routes: [
      outside('auth/register', 'user-plus', 'Register', 'A password beside the codes, for who wants one.'),
      outside('auth/forgotpassword', 'key-round', 'Forgotten password', 'Sends a link to a new one.'),
      outside('auth/newpassword', 'lock', 'New password', 'Twice, with its strength.'),
      outside('auth/verification', 'hash', 'Verification', 'Asks once more who sits there.'),
      outside(
        'auth/lockscreen',
        'lock-open',
        'Lock screen',
        'A curtain over the tab until its owner is back.',
      ),
      outside('auth/access', 'shield', 'Access denied', 'For what one may not see.'),
      outside('auth/error', 'octagon-exclamation-point', 'Error', 'When something went wrong.'),
    ],
  },
  {
    title: 'UI kit',
    description: 'Every primitive in every state, as the screens use it.',
    routes: [
      kit('formlayout', 'columns-2', 'Form layout', 'Vertical, horizontal, inline and in a grid.'),
      kit('input', 'text-cursor-input', 'Input', 'Text, dates, numbers, colours and choices.'),
      kit('button', 'square-mouse-pointer', 'Button', 'Eight severities, groups, split and loading.'),
      kit('table', 'table', 'Table', 'Filters, fixed columns, groups and rows that open.'),
      kit('list', 'list', 'List', 'A data view, a pick list and an order list.'),
      kit('tree', 'folder-tree', 'Tree', 'Trees with check boxes, and a tree in a table.'),
      kit('panel', 'panel-top', 'Panel', 'Tabs, accordion, fieldset, toolbar and splitter.'),
      kit('overlay', 'layers', 'Overlay', 'Dialogs, drawers, popovers and tooltips.'),
      kit('media', 'images', 'Media', 'A carousel, a gallery and pictures that open.'),
      kit('menu', 'menu', 'Menu', 'Menubar, context, mega, panel and tiered menus.'),
      kit('message', 'message-square', 'Message', 'Toasts, and messages beside what they are about.'),
      kit('file', 'cloud-upload', 'File', 'Uploads with a drop area and their progress.'),
      kit('charts', 'chart-column', 'Charts', 'Lines, bars, pies and a radar in the theme’s colours.'),
      kit('timeline', 'clock', 'Timeline', 'What happened when, on either side or in a row.'),
      kit('misc', 'sparkles', 'Misc', 'Badges, chips, tags, avatars, progress and skeletons.'),
    ],
  },
];
