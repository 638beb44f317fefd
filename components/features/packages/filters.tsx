import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { isFiltered, type ChangeQuery, type ListQuery } from './query-url';

interface FiltersProps {
  /** The id of the panel, while it is open. */
  panel: string | false;
  query: ListQuery;
  change: ChangeQuery;
  timeZone: string;
}

/** The filter panel and the active filters. */
export function Filters({ panel, query, change, timeZone }: FiltersProps) {
  return (
    <>
      {panel && <FilterPanel id={panel} query={query} change={change} timeZone={timeZone} />}
      {isFiltered(query) && <FilterChips query={query} change={change} />}
    </>
  );
}
