import type { PackagePage, PackageSummary } from '@/lib/domain/package/package';

/** What a row of the list shows of a package. The page carries no more, for rows are most of a navigation's bytes. */
export type ListedPackage = Omit<PackageSummary, 'trackingStatus' | 'reference'> &
  Partial<Pick<PackageSummary, 'reference'>>;

export type ListedPage = Omit<PackagePage, 'packages'> & { packages: ListedPackage[] };

/** The rows of a page, without what they don't show: a reference stands in for the shop only where that is unknown. */
export function toListedPage({ packages, ...page }: PackagePage): ListedPage {
  const listed = packages.map(({ trackingStatus: _, reference, ...shown }) =>
    shown.merchantName ? shown : { reference, ...shown },
  );
  return { ...page, packages: listed };
}

export const rowsOf = (page: ListedPage) => page.packages;
