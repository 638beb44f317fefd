'use client';

import { createLiveList } from '@/components/shared/list/live-list';
import { invoicesAddress, pageSize, rowsOf } from './invoice-query';
import { showInvoicePage } from './shown-invoice';

/** The late part of the invoice list. */
export const LiveInvoices = createLiveList({
  address: invoicesAddress,
  call: 'getMyInvoices',
  toPage: showInvoicePage,
  rowsOf,
  pageSize,
});
