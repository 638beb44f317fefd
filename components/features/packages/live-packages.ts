'use client';

import { createLiveList } from '@/components/shared/list/live-list';
import type { PackagePage } from '@/lib/domain/package/package';
import { showPage } from './shown-package';
import { packagesAddress, pageSize, rowsOf, type FirstPage } from './query-url';

/** The late part of the package list. */
export const LivePackages = createLiveList({
  address: packagesAddress,
  call: 'getMyPackages',
  toPage: (answer: PackagePage, { page: { timeZone, canShip } }: FirstPage) =>
    showPage(answer, { now: new Date().toISOString(), timeZone, canShip }),
  rowsOf,
  pageSize,
});
