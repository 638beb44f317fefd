import { pathBreadcrumb } from '@/lib/appearance/path-breadcrumb';
import { Crumbs } from './crumbs';

/** The breadcrumb bar of a page that is none of the product's: a script which the product's pages don't pay for. */
const PathCrumbs = ({ pathname }: { pathname: string }) => <Crumbs crumbs={pathBreadcrumb(pathname)} />;

export default PathCrumbs;
