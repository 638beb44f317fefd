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

const unique = (words: string[]) => [...new Set(words)].toSorted();
const categories = unique(catalogue.map(({ category }) => category));
const tags = unique(catalogue.flatMap((product) => product.tags)).map((tag) => ({ value: tag, label: tag }));
const colours = palette.map(({ name, hex }) => ({ value: name, label: name, mark: <ColourDot hex={hex} /> }));

const toTag = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 30) || null;

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
          {(control) => <AutocompleteChips {...control} choices={tags} typed={toTag} />}
        </FormControl>
      </div>
      <div className="@md:col-span-6">
        <FormControl form={form} name="colours" label="Colours" optional>
          {(control) => <MultiSelect {...control} label="Colours" choices={colours} />}
        </FormControl>
      </div>
    </FormCard>
  );
}
