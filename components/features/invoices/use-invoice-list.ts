'use client';

import { createList } from '@/components/shared/list/create-list';
import type { FirstPage as First } from '@/components/shared/list/list';
import { invoicesAddress, rowsOf, type QueryValues } from './invoice-query';
import type { ShownInvoicePage } from './shown-invoice';

export type FirstPage = First<QueryValues, ShownInvoicePage>;

export const useInvoiceList = createList({
  address: invoicesAddress,
  rowsOf,
  noun: 'invoices',
  load: async () => (await import('./late-parts')).LiveInvoices,
});
