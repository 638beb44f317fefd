'use client';

import { createList } from '@/components/shared/list/create-list';
import type { FirstPage as First } from '@/components/shared/list/list';
import type { InvoicePage } from '@/lib/domain/billing/invoice';
import { invoicesAddress, rowsOf, type QueryValues } from './invoice-query';

export type FirstPage = First<QueryValues, InvoicePage>;

export const useInvoiceList = createList({
  address: invoicesAddress,
  rowsOf,
  noun: 'invoices',
  load: async () => (await import('./late-parts')).LiveInvoices,
});
