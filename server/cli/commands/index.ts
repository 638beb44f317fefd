import { createKey, listKeys, revokeKey } from './api-keys';
import { endBackups, planBackups, showBackups } from './backup-plan';
import { connectApp } from './connect-app';
import type { CommandContext } from './context';
import { copyDatabase } from './copy-database';
import { changeCustomer, createCustomer, listCustomers, showCustomer } from './customers';
import { listCustomerMessages, repeatCustomerMessages } from './customer-messages';
import { resetCustomerSignIn, signCustomerOut, unlockCustomer } from './customer-sign-in';
import { eraseByCommand } from './erase-customer';
import { listFailedEvents, repeatFailedEvents } from './events';
import { impersonate } from './impersonate';
import { ingest } from './ingest';
import { checkLedger } from './ledger';
import { onboardingLink } from './onboarding-link';
import { operatorRows } from './operator-rows';
import { outbox } from './outbox';
import { importBankFile, listPaymentIssues } from './payments';
import { importRates, showRates } from './rates';
import { releaseQueue } from './release-queue';
import { rotateKeys } from './rotate-keys';
import { seedManyPackages } from './seed-packages';
import { changeShipment, listShipments, showShipment } from './shipments';
import { sendTestMail } from './test-mail';
import { createWarehouse, listWarehouses, updateWarehouse } from './warehouses';
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  replayWebhook,
  rotateWebhook,
  showWebhook,
  testWebhook,
} from './webhooks';

/** The commands by name, each from a JSON value to a JSON value; each validates its body. */
export type Commands = Record<
  | 'api-key-create'
  | 'api-key-list'
  | 'api-key-revoke'
  | 'backups-end'
  | 'backups-plan'
  | 'backups-show'
  | 'operator-rows'
  | 'connect-app'
  | 'customer-change'
  | 'customer-create'
  | 'customer-erase'
  | 'customer-list'
  | 'customer-reset-sign-in'
  | 'customer-show'
  | 'customer-sign-out'
  | 'customer-unlock'
  | 'database-copy'
  | 'event-list'
  | 'event-repeat'
  | 'impersonate'
  | 'ingest'
  | 'ledger-verify'
  | 'message-list'
  | 'message-repeat'
  | 'onboarding-link'
  | 'outbox'
  | 'payment-import'
  | 'payment-issues'
  | 'queue-release'
  | 'rates-import'
  | 'rates-show'
  | 'rotate-keys'
  | 'seed-packages'
  | 'shipment-change'
  | 'shipment-list'
  | 'shipment-show'
  | 'test-mail'
  | 'warehouse-create'
  | 'warehouse-list'
  | 'warehouse-update'
  | 'webhook-create'
  | 'webhook-delete'
  | 'webhook-disable'
  | 'webhook-enable'
  | 'webhook-list'
  | 'webhook-replay'
  | 'webhook-rotate'
  | 'webhook-show'
  | 'webhook-test',
  (body: unknown) => Promise<unknown>
>;

/** The commands for an open database. The server offers them on its internal listener. */
export function createCommands(context: CommandContext): Commands {
  return {
    'api-key-create': (body) => createKey(context, body),
    'api-key-list': () => listKeys(context),
    'api-key-revoke': (body) => revokeKey(context, body),
    'backups-end': () => endBackups(context),
    'backups-plan': (body) => planBackups(context, body),
    'backups-show': () => showBackups(context),
    'connect-app': (body) => connectApp(context, body),
    'customer-change': (body) => changeCustomer(context, body),
    'customer-create': (body) => createCustomer(context, body),
    'customer-erase': (body) => eraseByCommand(context, body),
    'customer-list': (body) => listCustomers(context, body),
    'customer-reset-sign-in': (body) => resetCustomerSignIn(context, body),
    'customer-show': (body) => showCustomer(context, body),
    'customer-sign-out': (body) => signCustomerOut(context, body),
    'customer-unlock': (body) => unlockCustomer(context, body),
    'database-copy': (body) => copyDatabase(context, body),
    'event-list': (body) => listFailedEvents(context, body),
    'event-repeat': (body) => repeatFailedEvents(context, body),
    impersonate: (body) => impersonate(context, body),
    ingest: (body) => ingest(context, body),
    'ledger-verify': () => checkLedger(context),
    'message-list': (body) => listCustomerMessages(context, body),
    'message-repeat': (body) => repeatCustomerMessages(context, body),
    'onboarding-link': (body) => onboardingLink(context, body),
    'operator-rows': (body) => operatorRows(context, body),
    outbox: (body) => outbox(context, body),
    'payment-import': (body) => importBankFile(context, body),
    'payment-issues': (body) => listPaymentIssues(context, body),
    'queue-release': () => releaseQueue(context),
    'rates-import': (body) => importRates(context, body),
    'rates-show': (body) => showRates(context, body),
    'rotate-keys': () => rotateKeys(context),
    'seed-packages': (body) => seedManyPackages(context, body),
    'shipment-change': (body) => changeShipment(context, body),
    'shipment-list': (body) => listShipments(context, body),
    'shipment-show': (body) => showShipment(context, body),
    'test-mail': (body) => sendTestMail(context, body),
    'warehouse-create': (body) => createWarehouse(context, body),
    'warehouse-list': () => listWarehouses(context),
    'warehouse-update': (body) => updateWarehouse(context, body),
    'webhook-create': (body) => createWebhook(context, body),
    'webhook-delete': (body) => changeWebhook(context, 'delete', body),
    'webhook-disable': (body) => changeWebhook(context, 'disable', body),
    'webhook-enable': (body) => changeWebhook(context, 'enable', body),
    'webhook-list': () => listWebhooks(context),
    'webhook-replay': (body) => replayWebhook(context, body),
    'webhook-rotate': (body) => rotateWebhook(context, body),
    'webhook-show': (body) => showWebhook(context, body),
    'webhook-test': (body) => testWebhook(context, body),
  };
}
