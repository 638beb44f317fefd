'use client';

import { createList } from '@/components/shared/list/create-list';
import type { FirstPage as First } from '@/components/shared/list/list';
import type { PackagePage } from '@/lib/domain/package/package';
import { packagesAddress, rowsOf, type QueryValues } from './query-url';

export type FirstPage = First<QueryValues, PackagePage>;

export const usePackageList = createList({
  address: packagesAddress,
  rowsOf,
  load: async () => (await import('./late-parts')).LivePackages,
});
