import type { warehouseEventKinds } from '../event/catalogue';
import type { NotificationGroup } from './groups';

type ToldKind = (typeof warehouseEventKinds)[number];
type AccountKind = Extract<ToldKind, `account.${string}`>;

const groups: Record<Exclude<ToldKind, AccountKind>, NotificationGroup> = {
  'package.received': 'arrivals',
  'package.action_needed': 'action_needed',
  'package.storage_ends': 'action_needed',
  'package.shipped': 'delivery',
  'package.out_for_delivery': 'delivery',
  'package.ready_for_pickup': 'delivery',
  'package.delivered': 'delivery',
  'package.exception': 'problems',
  'shipment.quoted': 'action_needed',
  'shipment.declined': 'problems',
  'shipment.confirmation_needed': 'action_needed',
  'shipment.awaiting_payment': 'action_needed',
  'shipment.shipped': 'delivery',
  'invoice.issued': 'billing',
  'invoice.due_soon': 'billing',
  'invoice.past_due': 'billing',
  'invoice.credited': 'billing',
  'invoice.credit_applied': 'billing',
  'payment.received': 'billing',
  'payment.failed': 'billing',
  'payment.refunded': 'billing',
  'payment.refund_failed': 'billing',
  'payment.reversed': 'billing',
};

/** The group of a kind; undefined for what nobody chooses, such as news of the account itself. */
export const groupOf = (kind: string): NotificationGroup | undefined =>
  Object.hasOwn(groups, kind) ? groups[kind as keyof typeof groups] : undefined;
