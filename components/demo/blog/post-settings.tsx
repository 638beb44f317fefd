import { AutocompleteChips } from '@/components/kit/pickers/autocomplete-chips';
import { FormControl } from '@/components/kit/form/form-control';
import { FormField } from '@/components/kit/form/form-field';
import type { FormHook } from '@/components/kit/form/use-form';
import { Select } from '@/components/ui/field/select';
import { FormSwitch } from '@/components/kit/form/form-switch';
import { categories } from './article';
import { articles } from './articles';
import { CoverField } from './cover-field';
import type { PostForm } from './post-form';

const knownTags = [...new Set(articles.flatMap(({ tags }) => tags))]
  .toSorted()
  .map((tag) => ({ value: tag, label: tag }));

const toTag = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 30) || null;

/** An article's settings: cover, category and tags, visibility and comments. */
export function PostSettings({ form }: { form: FormHook<PostForm> }) {
  return (
    <>
      <CoverField value={form.values.cover} onChange={(cover) => form.set('cover', cover)} />
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
      <FormControl
        form={form}
        name="tags"
        label="Tags"
        optional
        hint="A comma or Enter ends a tag. Five at most."
      >
        {(control) => <AutocompleteChips {...control} choices={knownTags} typed={toTag} />}
      </FormControl>
      <FormSwitch form={form} id="published" name="published" label="Publish" />
      <FormSwitch form={form} id="allow-comments" name="allowComments" label="Allow comments" />
    </>
  );
}
