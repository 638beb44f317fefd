import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { AccountUpdate } from '@/lib/domain/account/account';
import type { InvoiceQuery } from '@/lib/domain/billing/invoice';
import type { PaidSelection, PaymentQuery, PaymentStart } from '@/lib/domain/billing/payment';
import type { NotificationChoicesUpdate } from '@/lib/domain/notification/choices';
import type { MarkRead, NotificationQuery } from '@/lib/domain/notification/notification';
import type { Onboarding } from '@/lib/domain/account/onboarding';
import type { PackageQuery } from '@/lib/domain/package/package';
import type { AddressConfirmation, Answer, PreAlertCancellation } from '@/lib/domain/package/package-answers';
import type { Declaration, NicknameChange, PreAlert } from '@/lib/domain/package/package-changes';
import type { QuoteRequest } from '@/lib/domain/rates/quote';
import type { ShipmentQuery } from '@/lib/domain/shipment/shipment';
import type { ShipmentChange, ShipmentRequest } from '@/lib/domain/shipment/shipment-changes';
import type { StatementQuery } from '@/lib/domain/billing/statement';
import { readSettings } from '@/lib/runtime/settings';
import { trustedHeaders } from '@/lib/runtime/headers';
import { AppError, ErrorCode, type Result } from '@/lib/contract/errors';
import { currentSession } from '@/lib/bff/page/server';
import { pickHeaders } from '@/lib/session/renewal/visitor';
import { createProductClient, type ProductClient } from './client';
import { productConnection } from './connection';
import { text } from '@/lib/text/text';
import { toResult } from './result';

const visitorHeaders = async () =>
  pickHeaders(await headers(), [trustedHeaders.client, trustedHeaders.requestId]);

const guestClient = cache(async () =>
  createProductClient(productConnection({ headers: await visitorHeaders() })),
);

/** The guard is never the only check: the data layer verifies the session again (security promise 1). */
const customerClient = cache(async (): Promise<ProductClient> => {
  const session = await currentSession();
  if (session === 'unavailable') throw new AppError(ErrorCode.networkError, text('errors.network'));
  if (session === null)
    throw new AppError(ErrorCode.authenticationFailed, text('errors.authenticationFailed'));
  return createProductClient(productConnection({ token: session.jwt, headers: await visitorHeaders() }));
});

/**
 * SPEC section 2: an authentication failure clears what is dead and goes to login; any other is returned as a value.
 */
async function asCustomer<T>(name: string, call: (client: ProductClient) => Promise<T>): Promise<Result<T>> {
  // Outside the call because Next ends a prerender by throwing from it, which is no failure of the call.
  await headers();
  try {
    return await toResult(name, async () => call(await customerClient()));
  } catch (error) {
    if (error instanceof AppError) redirect('/session/clear');
    throw error;
  }
}

/**
 * A change by the customer. Signed out, it returns 1030 as a value: going to login would lose what they typed. The next
 * page they open finds the session dead and clears it.
 */
async function asChange<T>(name: string, call: (client: ProductClient) => Promise<T>): Promise<Result<T>> {
  try {
    return await toResult(name, async () => call(await customerClient()));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, error: { code: ErrorCode.authenticationFailed, message: text('errors.signedOut') } };
  }
}

/** The account of the signed-in visitor; called by every page of the shell, one call per request. */
export const requireAccount = cache(() => asCustomer('getAccount', (client) => client.getAccount()));

export const getMyPackages = (query: PackageQuery) =>
  asCustomer('getMyPackages', (client) => client.getMyPackages(query));

/** The origins from which a page may load photos; the same as in its content security policy (security 23). */
export const photoOrigins = (): string[] => {
  const { publicOrigin, product } = readSettings();
  return [publicOrigin, ...product.photoOrigins];
};

/** The error's code is 1001 when the account has no such package. */
export const getMyPackage = cache((id: string) =>
  asCustomer('getMyPackage', (client) => client.getMyPackage(id)),
);

export const getMyShipments = (query: ShipmentQuery) =>
  asCustomer('getMyShipments', (client) => client.getMyShipments(query));

/** The error's code is 1001 when the account has no such shipment. */
export const getMyShipment = cache((id: string) =>
  asCustomer('getMyShipment', (client) => client.getMyShipment(id)),
);

export const getMyInvoices = (query: InvoiceQuery) =>
  asCustomer('getMyInvoices', (client) => client.getMyInvoices(query));

/** The error's code is 1001 when the account has no such invoice. */
export const getMyInvoice = cache((id: string) =>
  asCustomer('getMyInvoice', (client) => client.getMyInvoice(id)),
);

export const getMyPayments = (query: PaymentQuery) =>
  asCustomer('getMyPayments', (client) => client.getMyPayments(query));

/** The error's code is 1001 when the account has no such payment. */
export const getMyPayment = cache((id: string) =>
  asCustomer('getMyPayment', (client) => client.getMyPayment(id)),
);

/**
 * The error's code is 1042 when nothing is due or another payment of it is under way, 15 while the provider is away.
 * @param key the same key and request are the same payment for a day
 */
export const startPayment = (start: PaymentStart, key: string) =>
  asChange('startPayment', (client) => client.startPayment(start, key));

/**
 * The error's code is 1042 when nothing is due or a payment of it is under way.
 * @param key the same key and request get the same answer for a day
 */
export const applyCredit = (selection: PaidSelection, key: string) =>
  asChange('applyCredit', (client) => client.applyCredit(selection, key));

export const getOverview = () => asCustomer('getOverview', (client) => client.getOverview());

export const getMyNotifications = (query: NotificationQuery) =>
  asCustomer('getMyNotifications', (client) => client.getMyNotifications(query));

export const markNotificationsRead = (which: MarkRead) =>
  asChange('markNotificationsRead', (client) => client.markNotificationsRead(which));

export const getNotificationChoices = () =>
  asCustomer('getNotificationChoices', (client) => client.getNotificationChoices());

export const updateNotificationChoices = (update: NotificationChoicesUpdate) =>
  asChange('updateNotificationChoices', (client) => client.updateNotificationChoices(update));

export const preAlertPackage = (preAlert: PreAlert) =>
  asChange('preAlertPackage', (client) => client.preAlertPackage(preAlert));

/** The error's code is 1041 when another change came first, 1042 where the package's state forbids it. */
export const declarePackage = (declaration: Declaration) =>
  asChange('declarePackage', (client) => client.declarePackage(declaration));

export const setPackageNickname = (change: NicknameChange) =>
  asChange('setPackageNickname', (client) => client.setPackageNickname(change));

/** The error's code is 1041 when another change came first, 1042 where nothing is asked; so with the next two. */
export const answerPackage = (answer: Answer) =>
  asChange('answerPackage', (client) => client.answerPackage(answer));

export const confirmAddress = (confirmation: AddressConfirmation) =>
  asChange('confirmAddress', (client) => client.confirmAddress(confirmation));

export const cancelPreAlert = (cancellation: PreAlertCancellation) =>
  asChange('cancelPreAlert', (client) => client.cancelPreAlert(cancellation));

export const quoteShipment = (request: QuoteRequest) =>
  asCustomer('quoteShipment', (client) => client.quoteShipment(request));

/**
 * The error's code is 1041 when the quote holds no longer, 1042 when a package can't be shipped now.
 * @param key the same key and request get the same answer for a day
 */
export const requestShipment = (request: ShipmentRequest, key: string) =>
  asChange('requestShipment', (client) => client.requestShipment(request, key));

/** The error's code is 1041 when another change came first, 1042 where the shipment's state forbids it; so with the next two. */
export const acceptQuote = (change: ShipmentChange) =>
  asChange('acceptQuote', (client) => client.acceptQuote(change));

export const confirmShipment = (change: ShipmentChange) =>
  asChange('confirmShipment', (client) => client.confirmShipment(change));

export const cancelShipment = (change: ShipmentChange) =>
  asChange('cancelShipment', (client) => client.cancelShipment(change));

export const getStatement = (query: StatementQuery) =>
  asCustomer('getStatement', (client) => client.getStatement(query));

export const updateAccount = (update: AccountUpdate) =>
  asChange('updateAccount', (client) => client.updateAccount(update));

/** A guest has no session to lose: a 401 is a failure of the service like any other, and is reported as one. */
async function asGuest<T>(name: string, call: (client: ProductClient) => Promise<T>): Promise<Result<T>> {
  try {
    return await toResult(name, async () => call(await guestClient()));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, error: { code: error.code, message: text('errors.notProcessed') } };
  }
}

export const isOnboardingComplete = (warehouseToken: string) =>
  asGuest('isOnboardingComplete', (client) => client.isOnboardingComplete(warehouseToken));

export const completeOnboarding = (onboarding: Onboarding) =>
  asGuest('completeOnboarding', (client) => client.completeOnboarding(onboarding));
