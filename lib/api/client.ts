import { accountSchema, type Account, type AccountUpdate } from '@/lib/domain/account';
import {
  invoicePageSchema,
  invoiceSchema,
  type Invoice,
  type InvoicePage,
  type InvoiceQuery,
} from '@/lib/domain/invoice';
import {
  onboardingResultSchema,
  onboardingStateSchema,
  type Onboarding,
  type OnboardingResult,
  type OnboardingState,
} from '@/lib/domain/onboarding';
import {
  packagePageSchema,
  packageSchema,
  type Package,
  type PackagePage,
  type PackageQuery,
} from '@/lib/domain/package';
import { requestJson, type Connection } from './request';

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
    getMyPackage: (id) =>
      requestJson(connection, { method: 'GET', path: 'getMyPackage', query: { id } }, packageSchema),
    getMyInvoices: (query) =>
      requestJson(connection, { method: 'GET', path: 'getMyInvoices', query }, invoicePageSchema),
    getMyInvoice: (id) =>
      requestJson(connection, { method: 'GET', path: 'getMyInvoice', query: { id } }, invoiceSchema),
  };
}
