import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';
import { pathBreadcrumb } from '@/lib/appearance/path-breadcrumb';

/** The breadcrumb bar of demo pages, in a script that the product's pages don't load. */
const PathCrumbs = ({ pathname }: { pathname: string }) => <Breadcrumb items={pathBreadcrumb(pathname)} />;

export default PathCrumbs;
