import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';
import type { Crumb } from '@/lib/appearance/breadcrumb';

/** The entries of the breadcrumb bar. */
export const Crumbs = ({ crumbs }: { crumbs: Crumb[] }) => (
  <Breadcrumb items={crumbs.map(({ label, to }) => ({ label, href: to }))} />
);
