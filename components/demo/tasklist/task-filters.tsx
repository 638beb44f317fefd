'use client';

import { Icon } from '@/components/ui/display/icon';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import { people } from '../data/people';
import type { TaskFilter } from './filter';

interface TaskFiltersProps {
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
}

/** Filters both lists, by words and by person. */
export function TaskFilters({ filter, onFilter }: TaskFiltersProps) {
  return (
    <div role="search" aria-label="Tasks" className="flex flex-wrap gap-2">
      <span className="relative block min-w-0 grow basis-56 sm:max-w-80">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <Input
          type="search"
          aria-label="Search tasks"
          placeholder="Search tasks"
          value={filter.query}
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
          className="ps-9"
        />
      </span>
      <Select
        aria-label="Tasks of"
        value={filter.member}
        onChange={(event) => onFilter({ ...filter, member: event.target.value })}
        className="grow basis-44 sm:max-w-56"
      >
        <option value="">Everyone</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
