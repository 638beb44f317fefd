import { Editor } from '@/components/kit/editor/editor';
import { FormControl } from '@/components/kit/form/form-control';
import { FormField } from '@/components/kit/form/form-field';
import type { FormHook } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';
import type { PostForm } from './post-form';

/** The readable parts of an article. */
export function PostFields({ form }: { form: FormHook<PostForm> }) {
  return (
    <>
      <FormField form={form} name="title" label="Title">
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      <FormControl form={form} name="text" label="Text">
        {(control) => <Editor {...control} toolbarLabel="Look of the text" />}
      </FormControl>
    </>
  );
}
