import { EmptyState } from '@/components/ui/feedback/empty-state';
import { text } from '@/lib/text/text';

/** Nothing matches what was typed. */
export const NotFound = ({ q }: { q: string }) => (
  <EmptyState icon="package-search" title={text('shell.search.nothing', { q })}>
    {text('shell.search.tip')}
  </EmptyState>
);
