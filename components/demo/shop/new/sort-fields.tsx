import { AutocompleteChips } from '@/components/kit/pickers/autocomplete-chips';
import { FormControl } from '@/components/kit/form/form-control';
import { FormField } from '@/components/kit/form/form-field';
import { MultiSelect } from '@/components/kit/pickers/multi-select';
import { Select } from '@/components/ui/field/select';
import { catalogue } from '../catalogue';
import { ColourDot } from '../colour-dot';
import { FormCard } from '../form-card';
import { palette } from '../palette';
import type { ProductPartProps } from './description-fields';
import type { NewProduct } from './product-form';

const unique = (words: string[]) => [...new Set(words)].toSorted();
const categories = unique(catalogue.map(({ category }) => category));
const tags = unique(catalogue.flatMap((product) => product.tags)).map((tag) => ({ value: tag, label: tag }));
const colours = palette.map(({ name, hex }) => ({ value: name, label: name, mark: <ColourDot hex={hex} /> }));

const toTag = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 30) || null;
const list = (value: NewProduct[keyof NewProduct] | null): string[] => (Array.isArray(value) ? value : []);

/** Category and tags. */
export function SortFields({ form }: ProductPartProps) {
  return (
    <FormCard title="Sorting">
      <div className="@md:col-span-6">
        <FormField form={form} name="category" label="Category">
          {(control) => (
            <Select {...control}>
              <option value="">Choose one</option>
              {categories.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <div className="@md:col-span-6">
        <FormControl form={form} name="tags" label="Tags" optional hint="A comma or Enter ends a tag.">
          {({ value, onChange, onBlur: _, ref: __, ...control }) => (
            <AutocompleteChips
              {...control}
              choices={tags}
              value={list(value)}
              onChange={onChange}
              typed={toTag}
            />
          )}
        </FormControl>
      </div>
      <div className="@md:col-span-6">
        <FormControl form={form} name="colours" label="Colours" optional>
          {({ value, ...control }) => (
            <MultiSelect {...control} label="Colours" choices={colours} value={list(value)} />
          )}
        </FormControl>
      </div>
    </FormCard>
  );
}
