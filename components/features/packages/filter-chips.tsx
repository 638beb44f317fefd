import { ChipLink } from '@/components/ui/action/chip-link';
import { statusLabel } from '@/lib/i18n/package-words';
import { formatDate } from '@/lib/format';
import { text } from '@/lib/text/text';
import { packagesAddress, type ChangeQuery, type ListQuery } from './query-url';

type Filter = 'q' | 'status' | 'from' | 'to';

/** The active filters, as text. */
function filtersOf(query: ListQuery): [Filter, string][] {
  const { q, status, from, to } = query;
  const filters: [Filter, string | undefined][] = [
    ['q', q && text('format.quoted', { words: q })],
    ['status', status && statusLabel(status)],
    ['from', from && text('packageList.filter.since', { date: formatDate(from) })],
    ['to', to && text('packageList.filter.until', { date: formatDate(to) })],
  ];
  return filters.filter((filter): filter is [Filter, string] => Boolean(filter[1]));
}

/** Each filter as a chip that removes it. */
export function FilterChips({ query, change }: { query: ListQuery; change: ChangeQuery }) {
  const filters = filtersOf(query);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={text('packageList.filter.active')} className="flex flex-wrap gap-2">
      {filters.map(([name, words]) => (
        <li key={name} className="min-w-0">
          <ChipLink
            href={packagesAddress.href({ ...query, [name]: undefined })}
            onNavigate={(event) => {
              event.preventDefault();
              change({ [name]: undefined }, 'push');
            }}
          >
            {words}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
