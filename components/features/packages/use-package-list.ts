'use client';

import { createList } from '@/components/shared/list/create-list';
import type { FirstPage as First } from '@/components/shared/list/list';
import { rowsOf, type ShownPage } from './shown-package';
import { packagesAddress, type QueryValues } from './query-url';

export type FirstPage = First<QueryValues, ShownPage>;

export const usePackageList = createList({
  address: packagesAddress,
  rowsOf,
  load: async () => (await import('./late-parts')).LivePackages,
});
