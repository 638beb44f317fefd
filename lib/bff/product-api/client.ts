import 'server-only';
import { accountSchema, type Account, type AccountUpdate } from '@/lib/domain/account/account';
import {
  invoicePageSchema,
  invoiceSchema,
  type Invoice,
  type InvoicePage,
  type InvoiceQuery,
} from '@/lib/domain/billing/invoice';
import {
  appliedCreditSchema,
  ownPaymentDetailSchema,
  paymentPageSchema,
  type AppliedCredit,
  type OwnPaymentDetail,
  type PaidSelection,
  type PaymentPage,
  type PaymentQuery,
  type PaymentStart,
} from '@/lib/domain/billing/payment';
import {
  onboardingResultSchema,
  onboardingStateSchema,
  type Onboarding,
  type OnboardingResult,
  type OnboardingState,
} from '@/lib/domain/account/onboarding';
import {
  markedReadSchema,
  notificationPageSchema,
  type MarkedRead,
  type MarkRead,
  type NotificationPage,
  type NotificationQuery,
} from '@/lib/domain/notification/notification';
import {
  notificationChoicesSchema,
  type NotificationChoices,
  type NotificationChoicesUpdate,
} from '@/lib/domain/notification/choices';
import { overviewSchema, type Overview } from '@/lib/domain/account/overview';
import {
  packagePageSchema,
  packageSchema,
  type Package,
  type PackagePage,
  type PackageQuery,
} from '@/lib/domain/package/package';
import type { AddressConfirmation, Answer, PreAlertCancellation } from '@/lib/domain/package/package-answers';
import { quoteSchema, type Quote, type QuoteRequest } from '@/lib/domain/rates/quote';
import type { Declaration, NicknameChange, PreAlert } from '@/lib/domain/package/package-changes';
import {
  shipmentPageSchema,
  shipmentSchema,
  type Shipment,
  type ShipmentPage,
  type ShipmentQuery,
} from '@/lib/domain/shipment/shipment';
import type { ShipmentChange, ShipmentRequest } from '@/lib/domain/shipment/shipment-changes';
import { statementSchema, type Statement, type StatementQuery } from '@/lib/domain/billing/statement';
import type { Query } from '@/lib/contract/product-api/query';
import type { LongBody } from '@/lib/runtime/front-listener';
import { withPhotoBase } from './photos';
import { requestFile, requestJson, requestStream, type Connection } from './request';

/** Calls that answer with a file instead of JSON. */
export type FileCall =
  'getInvoicePdf' | 'getCreditNotePdf' | 'getReceiptPdf' | 'getStatementPdf' | 'getMyData';

/** The product API of SPEC section 7 and data-model "Product API". Every method throws AppError (SPEC section 8). */
export interface ProductClient {
  isOnboardingComplete: (warehouseToken: string) => Promise<OnboardingState>;
  completeOnboarding: (onboarding: Onboarding) => Promise<OnboardingResult>;
  getAccount: () => Promise<Account>;
  updateAccount: (update: AccountUpdate) => Promise<Account>;
  getMyPackages: (query: PackageQuery) => Promise<PackagePage>;
  getMyPackage: (id: string) => Promise<Package>;
  getMyInvoices: (query: InvoiceQuery) => Promise<InvoicePage>;
  getMyInvoice: (id: string) => Promise<Invoice>;
  getOverview: () => Promise<Overview>;
  getMyNotifications: (query: NotificationQuery) => Promise<NotificationPage>;
  markNotificationsRead: (which: MarkRead) => Promise<MarkedRead>;
  getNotificationChoices: () => Promise<NotificationChoices>;
  updateNotificationChoices: (update: NotificationChoicesUpdate) => Promise<NotificationChoices>;
  preAlertPackage: (preAlert: PreAlert) => Promise<Package>;
  declarePackage: (declaration: Declaration) => Promise<Package>;
  setPackageNickname: (change: NicknameChange) => Promise<Package>;
  answerPackage: (answer: Answer) => Promise<Package>;
  confirmAddress: (confirmation: AddressConfirmation) => Promise<Package>;
  cancelPreAlert: (cancellation: PreAlertCancellation) => Promise<Package>;
  quoteShipment: (request: QuoteRequest) => Promise<Quote>;
  getMyShipments: (query: ShipmentQuery) => Promise<ShipmentPage>;
  getMyShipment: (id: string) => Promise<Shipment>;
  /** @param key the same again gets the answer of the first */
  requestShipment: (request: ShipmentRequest, key: string) => Promise<Shipment>;
  acceptQuote: (change: ShipmentChange) => Promise<Shipment>;
  confirmShipment: (change: ShipmentChange) => Promise<Shipment>;
  cancelShipment: (change: ShipmentChange) => Promise<Shipment>;
  /** @param key the same again is the same payment */
  startPayment: (start: PaymentStart, key: string) => Promise<OwnPaymentDetail>;
  /** @param key the same again gets the same answer */
  applyCredit: (selection: PaidSelection, key: string) => Promise<AppliedCredit>;
  getMyPayments: (query: PaymentQuery) => Promise<PaymentPage>;
  getMyPayment: (id: string) => Promise<OwnPaymentDetail>;
  getStatement: (query: StatementQuery) => Promise<Statement>;
  /** The body of a file, unread. */
  openFile: (call: FileCall, query: Query) => Promise<Response>;
  /** The stream of what changes. @param lastId the id of the last message that arrived, if one has */
  openStream: (query: Query, lastId: string | null) => Promise<LongBody>;
}

/** Binds the calls to one upstream and one visitor. */
export function createProductClient(connection: Connection): ProductClient {
  return {
    isOnboardingComplete: (warehouseToken) =>
      requestJson(
        connection,
        { method: 'POST', path: 'isOnboardingComplete', body: { warehouseToken } },
        onboardingStateSchema,
      ),
    completeOnboarding: (onboarding) =>
      requestJson(
        connection,
        { method: 'POST', path: 'completeOnboarding', body: onboarding },
        onboardingResultSchema,
      ),
    getAccount: () => requestJson(connection, { method: 'GET', path: 'getAccount' }, accountSchema),
    updateAccount: (update) =>
      requestJson(connection, { method: 'POST', path: 'updateAccount', body: update }, accountSchema),
    getMyPackages: (query) =>
      requestJson(connection, { method: 'GET', path: 'getMyPackages', query }, packagePageSchema),
    getMyPackage: async (id) => {
      const call = { method: 'GET', path: 'getMyPackage', query: { id } } as const;
      return withPhotoBase(await requestJson(connection, call, packageSchema), connection.photoBase);
    },
    getMyInvoices: (query) =>
      requestJson(connection, { method: 'GET', path: 'getMyInvoices', query }, invoicePageSchema),
    getMyInvoice: (id) =>
      requestJson(connection, { method: 'GET', path: 'getMyInvoice', query: { id } }, invoiceSchema),
    getOverview: () => requestJson(connection, { method: 'GET', path: 'getOverview' }, overviewSchema),
    getMyNotifications: (query) =>
      requestJson(connection, { method: 'GET', path: 'getMyNotifications', query }, notificationPageSchema),
    markNotificationsRead: (body) =>
      requestJson(connection, { method: 'POST', path: 'markNotificationsRead', body }, markedReadSchema),
    getNotificationChoices: () =>
      requestJson(connection, { method: 'GET', path: 'getNotificationChoices' }, notificationChoicesSchema),
    updateNotificationChoices: (body) =>
      requestJson(
        connection,
        { method: 'POST', path: 'updateNotificationChoices', body },
        notificationChoicesSchema,
      ),
    preAlertPackage: (body) =>
      requestJson(connection, { method: 'POST', path: 'preAlertPackage', body }, packageSchema),
    declarePackage: (body) =>
      requestJson(connection, { method: 'POST', path: 'declarePackage', body }, packageSchema),
    setPackageNickname: (body) =>
      requestJson(connection, { method: 'POST', path: 'setPackageNickname', body }, packageSchema),
    answerPackage: (body) =>
      requestJson(connection, { method: 'POST', path: 'answerPackage', body }, packageSchema),
    confirmAddress: (body) =>
      requestJson(connection, { method: 'POST', path: 'confirmAddress', body }, packageSchema),
    cancelPreAlert: (body) =>
      requestJson(connection, { method: 'POST', path: 'cancelPreAlert', body }, packageSchema),
    quoteShipment: (body) =>
      requestJson(connection, { method: 'POST', path: 'quoteShipment', body }, quoteSchema),
    getMyShipments: (query) =>
      requestJson(connection, { method: 'GET', path: 'getMyShipments', query }, shipmentPageSchema),
    getMyShipment: (id) =>
      requestJson(connection, { method: 'GET', path: 'getMyShipment', query: { id } }, shipmentSchema),
    requestShipment: (body, key) => {
      const headers = { ...connection.headers, 'idempotency-key': key };
      const call = { method: 'POST', path: 'requestShipment', body } as const;
      return requestJson({ ...connection, headers }, call, shipmentSchema);
    },
    acceptQuote: (body) =>
      requestJson(connection, { method: 'POST', path: 'acceptQuote', body }, shipmentSchema),
    confirmShipment: (body) =>
      requestJson(connection, { method: 'POST', path: 'confirmShipment', body }, shipmentSchema),
    cancelShipment: (body) =>
      requestJson(connection, { method: 'POST', path: 'cancelShipment', body }, shipmentSchema),
    startPayment: (body, key) => {
      const headers = { ...connection.headers, 'idempotency-key': key };
      const call = { method: 'POST', path: 'startPayment', body } as const;
      return requestJson({ ...connection, headers }, call, ownPaymentDetailSchema);
    },
    applyCredit: (body, key) => {
      const headers = { ...connection.headers, 'idempotency-key': key };
      const call = { method: 'POST', path: 'applyCredit', body } as const;
      return requestJson({ ...connection, headers }, call, appliedCreditSchema);
    },
    getMyPayments: (query) =>
      requestJson(connection, { method: 'GET', path: 'getMyPayments', query }, paymentPageSchema),
    getMyPayment: (id) =>
      requestJson(connection, { method: 'GET', path: 'getMyPayment', query: { id } }, ownPaymentDetailSchema),
    getStatement: (query) =>
      requestJson(connection, { method: 'GET', path: 'getStatement', query }, statementSchema),
    openFile: (path, query) => requestFile(connection, { path, query }),
    openStream: (query, lastId) => requestStream(connection, { path: 'streamMyChanges', query, lastId }),
  };
}
