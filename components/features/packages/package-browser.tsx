'use client';

import type { ReactNode } from 'react';
import { PackageList } from './package-list';
import type { FirstPage } from './query-url';
import { usePackageList } from './use-package-list';

interface PackageBrowserProps {
  first: FirstPage;
  /** The server's message for an empty first page, for browsers without JavaScript. */
  empty: ReactNode;
}

/** Shows the server's first page at once; what keeps it fresh is loaded once the page is used. */
export function PackageBrowser({ first, empty }: PackageBrowserProps) {
  const { live, fromServer, ...list } = usePackageList(first);
  return (
    <>
      {live}
      <PackageList {...list} empty={fromServer && empty} />
    </>
  );
}
