import { pathBreadcrumb } from '@/lib/appearance/path-breadcrumb';
import { Crumbs } from './crumbs';

/** The breadcrumb bar of demo pages, in a script that the product's pages don't load. */
const PathCrumbs = ({ pathname }: { pathname: string }) => <Crumbs crumbs={pathBreadcrumb(pathname)} />;

export default PathCrumbs;
