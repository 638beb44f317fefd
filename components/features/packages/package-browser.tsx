'use client';

import type { ReactNode } from 'react';
import { PackageList } from './package-list';
import { asksForAll, type FirstPage } from './query-url';
import { usePackageList } from './use-package-list';

interface PackageBrowserProps {
  first: FirstPage;
  /** The server's message for an empty first page of a group or a search, for browsers without JavaScript. */
  empty?: ReactNode;
  /** The server's message for a customer without packages. Who has some never sees it, so their page is without. */
  none?: ReactNode;
}

/** Shows the server's first page at once; what keeps it fresh is loaded once the page is used. */
export function PackageBrowser({ first, empty, none }: PackageBrowserProps) {
  const { live, fromServer, ...list } = usePackageList(first);
  const { query, view } = list;
  return (
    <>
      {live}
      <PackageList
        {...list}
        empty={asksForAll(query) ? view.state !== 'changing' && none : fromServer && empty}
      />
    </>
  );
}
