'use client';

import { createList } from '@/components/shared/list/create-list';
import { packagesAddress, rowsOf } from './query-url';

export const usePackageList = createList({
  address: packagesAddress,
  rowsOf,
  noun: 'packages',
  load: async () => (await import('./late-parts')).LivePackages,
});
