import { ChipList } from '@/components/kit/display/chip-list';
import { IconField } from '@/components/kit/inputs/icon-field';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import { ToggleButton } from '@/components/kit/inputs/toggle-button';
import { inForce, prices, sorts, type Filters, type PriceRange, type Sort } from '../filters';

interface FilterBarProps {
  filters: Filters;
  categories: string[];
  found: number;
  onChange: (filters: Filters) => void;
}

/** Search, sort order, and the active filters as chips. */
export function FilterBar({ filters, categories, found, onChange }: FilterBarProps) {
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  const chips = inForce(filters);
  return (
    <search aria-label="Products" className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(12rem,1fr)_10rem_10rem_12rem_auto]">
        <IconField start="search" className="max-lg:col-span-2">
          <Input
            type="search"
            aria-label="Search products"
            placeholder="Search products"
            value={filters.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </IconField>
        <Select
          aria-label="Category"
          value={filters.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">All categories</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
        <Select
          aria-label="Price"
          value={filters.price}
          onChange={(event) => change({ price: event.target.value as PriceRange | '' })}
        >
          <option value="">Any price</option>
          {Object.entries(prices).map(([range, { label }]) => (
            <option key={range} value={range}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort by"
          className="max-lg:col-span-2"
          value={filters.sort}
          onChange={(event) => change({ sort: event.target.value as Sort })}
        >
          {Object.entries(sorts).map(([sort, { label }]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </Select>
        <div className="flex flex-wrap gap-2 max-lg:col-span-2">
          <ToggleButton
            label="Only what is in stock"
            on="In stock"
            off="In stock"
            onIcon="check"
            offIcon="package"
            pressed={filters.inStock}
            onChange={(inStock) => change({ inStock })}
          />
          <ToggleButton
            label="Only what is kept in mind"
            on="Favourites"
            off="Favourites"
            onIcon="check"
            offIcon="demo:heart"
            pressed={filters.favourites}
            onChange={(favourites) => change({ favourites })}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {found === 1 ? '1 product' : `${found} products`}
      </p>
      {chips.length > 0 && (
        <ChipList
          label="Filters in force"
          items={chips.map(({ label }) => label)}
          onRemove={(gone) => {
            const chip = chips.find(({ label }) => label === gone);
            if (chip) onChange(chip.without);
          }}
        />
      )}
    </search>
  );
}
