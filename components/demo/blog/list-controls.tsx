import { IconField } from '@/components/kit/inputs/icon-field';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import { categories, categorySchema } from './article';
import { blogArea, showInList } from './blog-area';
import { listViewSchema, type ListView } from './list-view';

const sorts: Record<ListView['sort'], string> = {
  newest: 'Newest first',
  read: 'Most read',
  discussed: 'Most discussed',
};

const show = (change: Partial<ListView>) => blogArea.change(showInList(change));

/** Search, category and order of the list. */
export function ListControls({ view }: { view: ListView }) {
  return (
    <div role="search" aria-label="Articles" className="grid gap-3 sm:grid-cols-[1fr_auto_auto]">
      <IconField start="search" className="lg:max-w-md">
        <Input
          type="search"
          aria-label="Search articles"
          placeholder="Search articles"
          value={view.query}
          onChange={(event) => show({ query: event.target.value })}
        />
      </IconField>
      <Select
        aria-label="Category"
        className="sm:w-44"
        value={view.category ?? ''}
        onChange={(event) => show({ category: categorySchema.safeParse(event.target.value).data ?? null })}
      >
        <option value="">All categories</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
      <Select
        aria-label="Order"
        className="sm:w-44"
        value={view.sort}
        onChange={(event) => show({ sort: listViewSchema.shape.sort.parse(event.target.value) })}
      >
        {Object.entries(sorts).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
