'use client';

import { ChipLink } from '@/components/ui/action/chip-link';
import { TabLinks } from '@/components/ui/navigation/tab-links';
import { usePressed } from '@/components/ui/navigation/use-pressed';
import { text } from '@/lib/text/text';
import { filterLabels, invoicesAddress, type ChangeQuery, type ListQuery } from './invoice-query';

interface FiltersProps {
  query: ListQuery;
  change: ChangeQuery;
}

const tabs = [undefined, 'unpaid', 'past_due', 'partially_paid', 'paid', 'void'] as const;

interface TabsProps extends FiltersProps {
  /** Why the rows of the pressed status could not be loaded. */
  failure: object | undefined;
}

/** All invoices, or those with one status; preserves a search. */
export function InvoiceTabs({ query, failure, change }: TabsProps) {
  const [shown, press] = usePressed(query.status, failure);
  const links = tabs.map((status) => ({
    href: invoicesAddress.href({ ...query, status }),
    label: text(status ? filterLabels[status] : 'invoices.filter.all'),
    current: status === shown,
  }));
  return (
    <TabLinks
      label={text('invoices.filter.label')}
      tabs={links}
      onSelect={(tab) => {
        const status = tabs[links.indexOf(tab)];
        press(status);
        change({ status }, 'push');
      }}
    />
  );
}

/** The active filters that no tab shows, each as a chip that removes it. */
export function InvoiceChips({ query, change }: FiltersProps) {
  const { q, status } = query;
  const hidden = status && !(tabs as readonly unknown[]).includes(status) ? status : undefined;
  const chips = [
    ...(q ? [{ words: text('invoices.filter.search', { search: q }), without: { q: undefined } }] : []),
    ...(hidden ? [{ words: text(filterLabels[hidden]), without: { status: undefined } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text('invoices.filter.active')} className="flex flex-wrap gap-2">
      {chips.map(({ words, without }) => (
        <li key={words} className="min-w-0">
          <ChipLink
            href={invoicesAddress.href({ ...query, ...without })}
            onNavigate={(event) => {
              event.preventDefault();
              change(without, 'push');
            }}
          >
            {words}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
