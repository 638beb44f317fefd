'use client';

import { createLiveList } from '@/components/shared/list/live-list';
import type { InvoicePage } from '@/lib/domain/billing/invoice';
import { invoicesAddress, pageSize, rowsOf } from './invoice-query';

/** The late part of the invoice list. */
export const LiveInvoices = createLiveList({
  address: invoicesAddress,
  call: 'getMyInvoices',
  toPage: (page: InvoicePage) => page,
  rowsOf,
  pageSize,
});
