'use client';

import { createList } from '@/components/shared/list/create-list';
import type { FirstPage as First } from '@/components/shared/list/list';
import type { ShownPage } from './shown-package';
import { packagesAddress, rowsOf, type QueryValues } from './query-url';

export type FirstPage = First<QueryValues, ShownPage>;

export const usePackageList = createList({
  address: packagesAddress,
  rowsOf,
  load: async () => (await import('./late-parts')).LivePackages,
});
