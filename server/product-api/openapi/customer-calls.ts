import { accountSchema, accountUpdateSchema } from '@/lib/domain/account/account';
import { invoicePageSchema, invoiceQuerySchema, invoiceSchema } from '@/lib/domain/billing/invoice';
import { idQuerySchema } from '@/lib/domain/values/inputs';
import { myDataSchema } from '@/lib/domain/account/my-data';
import {
  onboardingCheckSchema,
  onboardingResultSchema,
  onboardingSchema,
  onboardingStateSchema,
} from '@/lib/domain/account/onboarding';
import {
  markedReadSchema,
  markReadSchema,
  notificationPageSchema,
  notificationQuerySchema,
} from '@/lib/domain/notification/notification';
import {
  notificationChoicesSchema,
  notificationChoicesUpdateSchema,
} from '@/lib/domain/notification/choices';
import { overviewSchema } from '@/lib/domain/account/overview';
import { quoteRequestSchema, quoteSchema } from '@/lib/domain/rates/quote';
import { packagePageSchema, packageQuerySchema, packageSchema } from '@/lib/domain/package/package';
import {
  addressConfirmationSchema,
  answerSchema,
  preAlertCancellationSchema,
} from '@/lib/domain/package/package-answers';
import {
  declarationSchema,
  nicknameChangeSchema,
  preAlertSchema,
} from '@/lib/domain/package/package-changes';
import { shipmentPageSchema, shipmentQuerySchema, shipmentSchema } from '@/lib/domain/shipment/shipment';
import { shipmentChangeSchema, shipmentRequestSchema } from '@/lib/domain/shipment/shipment-changes';
import {
  ownPaymentDetailSchema,
  paymentPageSchema,
  paymentQuerySchema,
  paymentStartSchema,
  appliedCreditSchema,
  paidSelectionSchema,
} from '@/lib/domain/billing/payment';
import { statementQuerySchema, statementSchema } from '@/lib/domain/billing/statement';
import { ErrorCode } from '@/lib/contract/errors';
import { streamQuerySchema } from '@/server/product-api/calls/stream';
import type { CallDescription } from './describe';

const { pathNotFound, validationFailed, versionConflict, transitionNotAllowed, rateLimited } = ErrorCode;
const { warehouseTokenInvalid, warehouseTokenComplete, serverError } = ErrorCode;

const session = { lock: 'session' } as const;

const shipmentChange = {
  tag: 'Shipments',
  body: shipmentChangeSchema,
  answer: shipmentSchema,
  errors: [validationFailed, pathNotFound, versionConflict, transitionNotAllowed],
} satisfies Omit<CallDescription, 'lock' | 'summary'>;

/** The calls of guests and customers. */
export const customerCallDescriptions: Record<string, CallDescription> = {
  'POST isOnboardingComplete': {
    summary: 'Whether the account behind a warehouse token is set up',
    tag: 'Onboarding',
    lock: 'none',
    body: onboardingCheckSchema,
    answer: onboardingStateSchema,
    errors: [validationFailed, warehouseTokenInvalid, rateLimited],
  },
  'POST completeOnboarding': {
    summary:
      'Sets up the account of a warehouse token; the same body again within ten minutes gets the same answer',
    tag: 'Onboarding',
    lock: 'none',
    body: onboardingSchema,
    answer: onboardingResultSchema,
    errors: [validationFailed, warehouseTokenInvalid, warehouseTokenComplete, rateLimited],
  },
  'GET getAccount': { ...session, summary: 'The account', tag: 'Account', answer: accountSchema, errors: [] },
  'POST updateAccount': {
    ...session,
    summary: 'Changes the editable part of the account',
    tag: 'Account',
    body: accountUpdateSchema,
    answer: accountSchema,
    errors: [validationFailed, versionConflict],
  },
  'GET getMyData': {
    ...session,
    summary: 'All that is kept about the customer, as one file',
    tag: 'Account',
    answer: myDataSchema,
    errors: [],
  },
  'GET getOverview': {
    ...session,
    summary: 'What Home shows',
    tag: 'Account',
    answer: overviewSchema,
    errors: [],
  },
  'GET getMyNotifications': {
    ...session,
    summary: 'A page of what the customer was told, newest first',
    tag: 'Account',
    query: notificationQuerySchema,
    answer: notificationPageSchema,
    errors: [validationFailed],
  },
  'POST markNotificationsRead': {
    ...session,
    summary: 'Marks notifications as read: some, or all until an instant',
    tag: 'Account',
    body: markReadSchema,
    answer: markedReadSchema,
    errors: [validationFailed],
  },
  'GET streamMyChanges': {
    ...session,
    summary: 'Ids and versions of what changes, as server-sent events until the JWT ends',
    tag: 'Account',
    query: streamQuerySchema,
    headers: { 'Last-Event-ID': 'The id of the last message that arrived' },
    answer: 'text/event-stream',
    errors: [validationFailed, rateLimited],
  },
  'GET getNotificationChoices': {
    ...session,
    summary: 'By which channels the customer is told of what, and when',
    tag: 'Account',
    answer: notificationChoicesSchema,
    errors: [],
  },
  'POST updateNotificationChoices': {
    ...session,
    summary: 'Changes by which channels the customer is told of what, and when',
    tag: 'Account',
    body: notificationChoicesUpdateSchema,
    answer: notificationChoicesSchema,
    errors: [validationFailed],
  },
  'GET getMyPackages': {
    ...session,
    summary: 'A page of the customer’s packages',
    tag: 'Packages',
    query: packageQuerySchema,
    answer: packagePageSchema,
    errors: [validationFailed],
  },
  'GET getMyPackage': {
    ...session,
    summary: 'One package with its events',
    tag: 'Packages',
    query: idQuerySchema,
    answer: packageSchema,
    errors: [validationFailed, pathNotFound],
  },
  'POST preAlertPackage': {
    ...session,
    summary: 'Announces a package; the same number again gives the same package',
    tag: 'Packages',
    body: preAlertSchema,
    answer: packageSchema,
    errors: [validationFailed],
  },
  'POST declarePackage': {
    ...session,
    summary: 'Says what is in a package and what it is worth',
    tag: 'Packages',
    body: declarationSchema,
    answer: packageSchema,
    errors: [validationFailed, pathNotFound, versionConflict, transitionNotAllowed],
  },
  'POST setPackageNickname': {
    ...session,
    summary: 'Names a package as the customer likes; an empty name takes it away',
    tag: 'Packages',
    body: nicknameChangeSchema,
    answer: packageSchema,
    errors: [validationFailed, pathNotFound],
  },
  'POST answerPackage': {
    ...session,
    summary: 'Answers a hold or an exception by what the package offers; the same again changes nothing',
    tag: 'Packages',
    body: answerSchema,
    answer: packageSchema,
    errors: [validationFailed, pathNotFound, versionConflict, transitionNotAllowed],
  },
  'POST confirmAddress': {
    ...session,
    summary: 'Says where a package is to be delivered; the same again changes nothing',
    tag: 'Packages',
    body: addressConfirmationSchema,
    answer: packageSchema,
    errors: [validationFailed, pathNotFound, versionConflict, transitionNotAllowed],
  },
  'POST cancelPreAlert': {
    ...session,
    summary: 'Takes a pre-alert back, until an operator or a carrier has the package',
    tag: 'Packages',
    body: preAlertCancellationSchema,
    answer: packageSchema,
    errors: [validationFailed, pathNotFound, versionConflict, transitionNotAllowed],
  },
  'POST quoteShipment': {
    ...session,
    summary: 'What each service asks for packages to an address, line by line, or why it can’t take them',
    tag: 'Shipments',
    body: quoteRequestSchema,
    answer: quoteSchema,
    errors: [validationFailed, pathNotFound, transitionNotAllowed, rateLimited],
  },
  'GET getMyShipments': {
    ...session,
    summary: 'A page of the customer’s shipments, newest first',
    tag: 'Shipments',
    query: shipmentQuerySchema,
    answer: shipmentPageSchema,
    errors: [validationFailed],
  },
  'GET getMyShipment': {
    ...session,
    summary: 'One shipment with its packages, costs and history',
    tag: 'Shipments',
    query: idQuerySchema,
    answer: shipmentSchema,
    errors: [validationFailed, pathNotFound],
  },
  'POST requestShipment': {
    ...session,
    summary: 'Asks the warehouse to ship packages that are in its storage, for a quote or for a price first',
    tag: 'Shipments',
    headers: {
      'Idempotency-Key':
        'The same key with the same body gets the same answer for a day; with another body, 1010',
    },
    body: shipmentRequestSchema,
    answer: shipmentSchema,
    errors: [validationFailed, pathNotFound, versionConflict, transitionNotAllowed],
  },
  'POST acceptQuote': {
    ...session,
    summary: 'Requests a shipment for the price that the warehouse has answered with',
    ...shipmentChange,
  },
  'POST confirmShipment': {
    ...session,
    summary: 'Agrees to final charges above the estimate',
    ...shipmentChange,
  },
  'POST cancelShipment': {
    ...session,
    summary: 'Takes a shipment back that the warehouse does not prepare yet',
    ...shipmentChange,
  },
  'GET getMyInvoices': {
    ...session,
    summary: 'A page of the customer’s invoices; drafts are never shown',
    tag: 'Invoices',
    query: invoiceQuerySchema,
    answer: invoicePageSchema,
    errors: [validationFailed],
  },
  'GET getMyInvoice': {
    ...session,
    summary: 'One invoice with its lines and payments',
    tag: 'Invoices',
    query: idQuerySchema,
    answer: invoiceSchema,
    errors: [validationFailed, pathNotFound],
  },
  'GET getInvoicePdf': {
    ...session,
    summary: 'An invoice to print',
    tag: 'Invoices',
    query: idQuerySchema,
    answer: 'application/pdf',
    errors: [validationFailed, pathNotFound],
  },
  'GET getCreditNotePdf': {
    ...session,
    summary: 'A credit note to print',
    tag: 'Invoices',
    query: idQuerySchema,
    answer: 'application/pdf',
    errors: [validationFailed, pathNotFound],
  },
  'GET getReceiptPdf': {
    ...session,
    summary: 'The receipt of a payment that came, to print',
    tag: 'Invoices',
    query: idQuerySchema,
    answer: 'application/pdf',
    errors: [validationFailed, pathNotFound],
  },
  'POST startPayment': {
    ...session,
    summary: 'Begins a payment of some invoices, of all that is due, or of a deposit',
    tag: 'Invoices',
    headers: {
      'Idempotency-Key':
        'The same key with the same body is the same payment for a day; with another body, 1010',
    },
    body: paymentStartSchema,
    answer: ownPaymentDetailSchema,
    errors: [validationFailed, pathNotFound, transitionNotAllowed, rateLimited, serverError],
  },
  'POST applyCredit': {
    ...session,
    summary: 'Applies credit to some invoices, or to all that are due, and tells what is left to pay',
    tag: 'Invoices',
    headers: {
      'Idempotency-Key':
        'The same key with the same body gets the same answer for a day; with another body, 1010',
    },
    body: paidSelectionSchema,
    answer: appliedCreditSchema,
    errors: [validationFailed, pathNotFound, transitionNotAllowed, rateLimited],
  },
  'GET getMyPayments': {
    ...session,
    summary: 'A page of payments, newest first, with the balance and the ways to pay',
    tag: 'Invoices',
    query: paymentQuerySchema,
    answer: paymentPageSchema,
    errors: [validationFailed],
  },
  'GET getMyPayment': {
    ...session,
    summary: 'A payment, and what there is to do for it',
    tag: 'Invoices',
    query: idQuerySchema,
    answer: ownPaymentDetailSchema,
    errors: [validationFailed, pathNotFound],
  },
  'GET getStatement': {
    ...session,
    summary: 'Invoices and payments of a period with their balances',
    tag: 'Invoices',
    query: statementQuerySchema,
    answer: statementSchema,
    errors: [validationFailed],
  },
  'GET getStatementPdf': {
    ...session,
    summary: 'A statement to print',
    tag: 'Invoices',
    query: statementQuerySchema,
    answer: 'application/pdf',
    errors: [validationFailed],
  },
};
