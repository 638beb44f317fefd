'use client';

import { createLiveList } from '@/components/shared/list/live-list';
import { rowsOf } from './listed-package';
import { packagesAddress, pageSize } from './query-url';

/** The late part of the package list. */
export const LivePackages = createLiveList({
  address: packagesAddress,
  call: 'getMyPackages',
  rowsOf,
  pageSize,
  noun: 'packages',
});
