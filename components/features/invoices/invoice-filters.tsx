import { ChipLink } from '@/components/ui/action/chip-link';
import { TabLinks } from '@/components/ui/navigation/tab-links';
import { filterLabels, invoicesHref, type ListQuery } from './invoice-query';

const tabs = [undefined, 'unpaid', 'past_due', 'partially_paid', 'paid', 'void'] as const;

/** All invoices, or those with one status; preserves a search. */
export function InvoiceTabs({ query }: { query: ListQuery }) {
  const links = tabs.map((status) => ({
    href: invoicesHref({ ...query, status }),
    label: status ? filterLabels[status] : 'All',
    current: status === query.status,
  }));
  return <TabLinks label="Invoices by status" tabs={links} />;
}

/** The active filters that no tab shows, each as a chip that removes it. */
export function InvoiceChips({ query }: { query: ListQuery }) {
  const { q, status } = query;
  const hidden = status && !(tabs as readonly unknown[]).includes(status) ? status : undefined;
  const chips = [
    ...(q ? [{ words: `“${q}”`, rest: { ...query, q: undefined } }] : []),
    ...(hidden ? [{ words: filterLabels[hidden], rest: { ...query, status: undefined } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters" className="flex flex-wrap gap-2">
      {chips.map(({ words, rest }) => (
        <li key={words} className="min-w-0">
          <ChipLink href={invoicesHref(rest)}>{words}</ChipLink>
        </li>
      ))}
    </ul>
  );
}
