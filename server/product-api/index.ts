import { Hono } from 'hono';
import type { FetchHandler } from '@/lib/runtime/backend';
import { offeredLanguages } from '@/lib/text/offered';
import { inLanguage, negotiate } from '@/lib/text/server/request-language';
import { getAccount, updateAccount } from './calls/account';
import { timedCalls } from '@/server/http/timed-calls';
import { countedAs, createAllowance } from './http/allowance';
import { identifyCaller, type Caller, type ProductDependencies } from './http/caller';
import { createCallerMemory, type FindCaller } from './http/caller-memory';
import { getCreditNotePdf, getInvoicePdf, getReceiptPdf, getStatementPdf } from './documents';
import { getMyInvoice, getMyInvoices } from './calls/invoices';
import { isOnboardingComplete } from './calls/onboarding/check';
import { completeOnboarding } from './calls/onboarding/complete';
import { getMyData } from './calls/my-data';
import { getNotificationChoices, updateNotificationChoices } from './calls/notification-choices';
import { getMyNotifications, markNotificationsRead } from './calls/notifications';
import { getOverview } from './calls/overview';
import { openApi } from './openapi';
import { operatorCallTable } from './operator';
import { answerPackage, cancelPreAlert, confirmAddress } from './calls/package-answers';
import { declarePackage, preAlertPackage, setPackageNickname } from './calls/package-changes';
import { getMyPackage, getMyPackages } from './calls/packages';
import { answer, noSuchCall, problem } from './http/problems';
import { saveChoices, showChoices, type ChoicesDependencies } from '@/server/notifications/choices/calls';
import { trackingSourceNames } from '@/lib/contract/product-api/tracking-sources';
import { webhookCalls } from './tracking/webhooks';
import { findSignedIn } from '@/server/database/repositories/accounts/accounts';
import { acceptQuote, cancelShipment, confirmShipment, requestShipment } from './calls/shipment-changes';
import { getMyShipment, getMyShipments } from './calls/shipments';
import { getMyPayment, getMyPayments, startPayment, applyCredit } from './calls/payments';
import { getStatement } from './calls/statement';
import { quoteShipment } from './calls/quote-shipment';
import { textMessageCalls } from './text-messages';
import { paymentMessageCalls, paymentMessagesPath } from './payments/messages';
import { providerNames } from '@/server/payments/provider';
import { testPageCalls } from '@/server/payments/test/calls';
import { streamMyChanges } from './calls/stream';

export type { ProductDependencies } from './http/caller';

type GuestCall = (request: Request, dependencies: ProductDependencies) => Promise<unknown>;
type CustomerCall = (request: Request, caller: Caller, dependencies: ProductDependencies) => Promise<unknown>;

const guestCalls: Record<string, GuestCall> = {
  'POST isOnboardingComplete': isOnboardingComplete,
  'POST completeOnboarding': completeOnboarding,
};

type ChoicesCall = (request: Request, dependencies: ChoicesDependencies) => Promise<Response>;

/** The page behind the links of messages: no session opens it, only the link's token. */
const choicesCalls: Record<string, ChoicesCall> = {
  'GET messageChoices': showChoices,
  'POST messageChoices': saveChoices,
};

const customerCalls: Record<string, CustomerCall> = {
  'GET getAccount': getAccount,
  'POST updateAccount': updateAccount,
  'GET getMyPackages': getMyPackages,
  'GET getMyPackage': getMyPackage,
  'GET getMyInvoices': getMyInvoices,
  'GET getMyInvoice': getMyInvoice,
  'GET getInvoicePdf': getInvoicePdf,
  'GET getCreditNotePdf': getCreditNotePdf,
  'GET getReceiptPdf': getReceiptPdf,
  'GET getStatement': getStatement,
  'GET getStatementPdf': getStatementPdf,
  'GET getMyData': getMyData,
  'POST startPayment': startPayment,
  'POST applyCredit': applyCredit,
  'GET getMyPayments': getMyPayments,
  'GET getMyPayment': getMyPayment,
  'GET getOverview': getOverview,
  'GET getMyNotifications': getMyNotifications,
  'POST markNotificationsRead': markNotificationsRead,
  'GET streamMyChanges': streamMyChanges,
  'GET getNotificationChoices': getNotificationChoices,
  'POST updateNotificationChoices': updateNotificationChoices,
  'POST preAlertPackage': preAlertPackage,
  'POST declarePackage': declarePackage,
  'POST setPackageNickname': setPackageNickname,
  'POST answerPackage': answerPackage,
  'POST confirmAddress': confirmAddress,
  'POST cancelPreAlert': cancelPreAlert,
  'POST quoteShipment': quoteShipment,
  'GET getMyShipments': getMyShipments,
  'GET getMyShipment': getMyShipment,
  'POST requestShipment': requestShipment,
  'POST acceptQuote': acceptQuote,
  'POST confirmShipment': confirmShipment,
  'POST cancelShipment': cancelShipment,
};

/** A call that returns a file creates the whole response itself. */
const toResponse = (value: unknown) => (value instanceof Response ? value : answer(value));

/** Every call that may be mounted, by method and path under `/api/`; the pages of messages’ links and of test payments are none. */
export const mountedCalls = [
  ...Object.keys(guestCalls),
  ...Object.keys(customerCalls),
  ...Object.keys(operatorCallTable),
  ...Object.keys(openApi),
  'POST webhooks/messages',
  ...providerNames
    .filter((name) => name !== 'bank_transfer')
    .map((name) => `POST ${paymentMessagesPath(name)}`),
  ...Object.keys(webhookCalls(Object.fromEntries(trackingSourceNames.map((name) => [name, '-'])))),
];

const allowed: Record<string, string> = { GET: 'GET, HEAD', POST: 'POST' };

/**
 * The product API of SPEC section 7 under `/api/{call}` (data-model "Product API"). Its messages are in the language that
 * a request accepts, such as that of a page; in English for a machine that names none.
 */
export function createProductServer(dependencies: ProductDependencies): FetchHandler {
  const app = new Hono();
  app.use(timedCalls('product'));
  const methodsOf = new Map<string, string[]>();

  function mount(name: string, call: GuestCall): void {
    const [method = '', called = ''] = name.split(' ');
    const path = `/api/${called}`;
    app.on(method, path, async (c) => toResponse(await call(c.req.raw, dependencies)));
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), allowed[method] ?? method]);
  }

  for (const [name, call] of Object.entries({ ...guestCalls, ...operatorCallTable, ...openApi }))
    mount(name, call);
  for (const [name, call] of Object.entries(webhookCalls(dependencies.webhookSecrets))) mount(name, call);
  for (const [name, call] of Object.entries(textMessageCalls(dependencies.texts))) mount(name, call);
  const providers = dependencies.payments?.providers;
  for (const [name, call] of Object.entries(paymentMessageCalls(providers))) mount(name, call);
  const { db, clock, messageSecret: secret, messageChannels: channels = [] } = dependencies;
  for (const [name, call] of Object.entries(choicesCalls)) {
    if (secret !== undefined) mount(name, (request) => call(request, { db, clock, secret, channels }));
  }
  const hasTest = providers?.some(({ name }) => name === 'test') ?? false;
  const send = async (body: string, headers: Record<string, string>) =>
    app.request(`/api/${paymentMessagesPath('test')}`, { method: 'POST', body, headers });
  for (const [name, call] of Object.entries(testPageCalls)) {
    if (hasTest && secret !== undefined) mount(name, (request) => call(request, { db, clock, secret, send }));
  }
  const remembering = createCallerMemory(db, clock);
  const asking: FindCaller = (session) => findSignedIn(db, session);
  const count = createAllowance(clock, dependencies.allowances);
  for (const [name, call] of Object.entries(customerCalls)) {
    const find = name.startsWith('GET ') ? remembering : asking;
    const counted = countedAs(name);
    mount(name, async (request) => {
      const caller = await identifyCaller(request, dependencies, find);
      if (counted) count(counted, caller.account.id);
      return call(request, caller, dependencies);
    });
  }
  for (const [path, methods] of methodsOf) app.all(path, () => noSuchCall(methods.join(', ')));
  app.notFound(() => noSuchCall());
  app.onError((error, c) => problem(error, c.req.path));
  return async (request) => {
    const accepted = request.headers.get('accept-language');
    return inLanguage(negotiate(accepted, offeredLanguages()), () => app.fetch(request));
  };
}
