'use client';

import { createLiveList } from '@/components/shared/list/live-list';
import { packagesAddress, pageSize, rowsOf } from './query-url';

/** The late part of the package list. */
export const LivePackages = createLiveList({
  address: packagesAddress,
  call: 'getMyPackages',
  rowsOf,
  pageSize,
  noun: 'packages',
});
