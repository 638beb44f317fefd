import 'server-only';
import { hasCapability, type Capability } from '@/lib/domain/account/capabilities';
import type { Account } from '@/lib/domain/account/account';
import type { Command, FoundItem } from '@/lib/i18n/shown-search';
import { text, type WordKey } from '@/lib/text/text';
import type { Findable } from './matching';

interface Place extends Pick<FoundItem, 'icon'> {
  title: WordKey;
  /** Other words for it, in the reader's language. */
  words: WordKey;
  /** The path of a page or of a part of one, or what the portal does by itself. */
  to: { href: string } | { command: Command };
  /** Of a part of a page: the title of that page. */
  within?: WordKey;
  /** What the product API must be able to do. */
  needs?: Capability;
  /** What the product API must not be able to do: then there is something better. */
  without?: Capability;
}

const onAccount = (part: string) =>
  ({ within: 'shell.places.account', to: { href: `/account#${part}` } }) as const;

/** The menu's pages, those beside them, and the parts of the account. */
const pages = [
  { title: 'shell.places.home', words: 'searchPage.words.home', icon: 'house', to: { href: '/' } },
  {
    title: 'shell.places.packages',
    words: 'searchPage.words.packages',
    icon: 'package',
    to: { href: '/packages' },
  },
  {
    title: 'shell.places.shipments',
    words: 'searchPage.words.shipments',
    icon: 'truck',
    to: { href: '/shipments' },
    needs: 'shipments',
  },
  {
    title: 'shell.places.invoices',
    words: 'searchPage.words.invoices',
    icon: 'receipt',
    to: { href: '/invoices' },
  },
  {
    title: 'shell.places.account',
    words: 'searchPage.words.account',
    icon: 'circle-user',
    to: { href: '/account' },
  },
  {
    title: 'shell.places.statement',
    words: 'searchPage.words.statement',
    icon: 'file-text',
    within: 'shell.places.invoices',
    to: { href: '/invoices/statement' },
  },
  {
    title: 'shell.places.payments',
    words: 'searchPage.words.payments',
    icon: 'wallet',
    within: 'shell.places.invoices',
    to: { href: '/invoices/payments' },
    needs: 'payments',
  },
  {
    title: 'shell.places.notifications',
    words: 'searchPage.words.notifications',
    icon: 'bell',
    to: { href: '/notifications' },
    needs: 'notifications',
  },
  {
    title: 'accountPage.warehouse.title',
    words: 'searchPage.words.warehouse',
    icon: 'warehouse',
    ...onAccount('warehouse-heading'),
  },
  {
    title: 'account.addresses.title',
    words: 'searchPage.words.addresses',
    icon: 'map-pin',
    ...onAccount('addresses-heading'),
  },
  {
    title: 'account.profile.title',
    words: 'searchPage.words.profile',
    icon: 'user',
    ...onAccount('edit-heading'),
  },
  {
    title: 'notificationsPage.choices.heading',
    words: 'searchPage.words.choices',
    icon: 'bell',
    ...onAccount('notifications-heading'),
    needs: 'notifications.choices',
  },
  {
    title: 'account.preferences.title',
    words: 'searchPage.words.preferences',
    icon: 'settings',
    ...onAccount('preferences-heading'),
  },
  {
    title: 'account.field.taxIds',
    words: 'searchPage.words.taxIds',
    icon: 'tag',
    ...onAccount('tax-heading'),
  },
  {
    title: 'accountPage.contact.title',
    words: 'searchPage.words.contact',
    icon: 'phone',
    ...onAccount('contact-heading'),
  },
  {
    title: 'securityPage.title',
    words: 'searchPage.words.security',
    icon: 'shield',
    ...onAccount('security'),
  },
] as const satisfies Place[];

const actions = [
  {
    title: 'shell.places.addPackages',
    words: 'searchPage.words.announce',
    icon: 'plus',
    to: { href: '/packages/new' },
  },
  {
    title: 'searchPage.action.ship',
    words: 'searchPage.words.ship',
    icon: 'truck',
    to: { href: '/packages?status=in_storage' },
    without: 'shipments',
  },
  {
    title: 'searchPage.action.shipPackages',
    words: 'searchPage.words.ship',
    icon: 'truck',
    to: { href: '/packages?status=in_storage' },
    needs: 'shipments',
  },
  {
    title: 'searchPage.action.attention',
    words: 'searchPage.words.attention',
    icon: 'hand',
    to: { href: '/packages?group=action_needed' },
  },
  {
    title: 'paymentsPage.pay.all',
    words: 'searchPage.words.pay',
    icon: 'wallet',
    to: { href: '/invoices/pay' },
    needs: 'payments',
  },
  {
    title: 'invoicesPage.balance.viewUnpaid',
    words: 'searchPage.words.unpaid',
    icon: 'wallet',
    to: { href: '/invoices?status=unpaid' },
  },
  {
    title: 'searchPage.action.statement',
    words: 'searchPage.words.downloadStatement',
    icon: 'download',
    to: { href: '/invoices/statement' },
  },
  {
    title: 'accountPage.data.download',
    words: 'searchPage.words.data',
    icon: 'download',
    to: { href: '/account#data-heading' },
  },
  {
    title: 'searchPage.action.language',
    words: 'searchPage.words.language',
    icon: 'globe',
    to: { href: '/account#language' },
  },
  {
    title: 'searchPage.action.appearance',
    words: 'searchPage.words.appearance',
    icon: 'palette',
    to: { command: 'appearance' },
  },
  {
    title: 'shell.signOut.label',
    words: 'searchPage.words.signOut',
    icon: 'log-out',
    to: { command: 'signOut' },
  },
] as const satisfies Place[];

const findable = (places: Place[], api: Pick<Account, 'capabilities'>): Findable[] =>
  places
    .filter(({ needs }) => needs === undefined || hasCapability(api, needs))
    .filter(({ without }) => without === undefined || !hasCapability(api, without))
    .map(({ icon, title, words, to, within }) => ({
      words: text(words),
      item: { icon, title: text(title), ...(within && { detail: text(within) }), ...to } satisfies FoundItem,
    }));

/** The pages of the portal that a customer of this product API has. */
export const pagesOf = (api: Pick<Account, 'capabilities'>) => findable(pages, api);

/** What that customer can do. */
export const actionsOf = (api: Pick<Account, 'capabilities'>) => findable(actions, api);
