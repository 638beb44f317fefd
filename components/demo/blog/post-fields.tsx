import { FormControl } from '@/components/kit/form/form-control';
import { FormField } from '@/components/kit/form/form-field';
import type { FormHook } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';
import type { Post, PostForm } from './post-form';
import { TextField } from './text-field';

/** The readable parts of an article. */
export function PostFields({ form }: { form: FormHook<PostForm, Post> }) {
  return (
    <>
      <FormField form={form} name="title" label="Title">
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      <FormControl form={form} name="text" label="Text">
        {({ value, onChange, onBlur: _, ref, ...control }) => (
          <TextField
            {...control}
            focusRef={ref}
            value={typeof value === 'string' ? value : ''}
            onChange={onChange}
            toolbarLabel="Look of the text"
          />
        )}
      </FormControl>
    </>
  );
}
