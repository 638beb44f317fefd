'use client';

import { z } from 'zod';
import { Button } from '@/components/ui/action/button';
import { Form } from '@/components/kit/form/form';
import { FormField } from '@/components/kit/form/form-field';
import { useForm } from '@/components/kit/form/use-form';
import { GrowingTextarea } from '@/components/kit/inputs/growing-textarea';
import { toast } from '@/components/ui/feedback/toast';
import { demoNow } from '../data/now';
import { me } from './article';
import { addComment, blogArea } from './blog-area';

const schema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Write something before you post it.')
    .max(1000, 'Shorten your comment to 1,000 characters.'),
});

function post(articleId: string, text: string) {
  blogArea.change(addComment({ id: `own-${Date.now()}`, articleId, author: me, date: demoNow, text }));
  toast({ severity: 'success', summary: 'Your comment is posted', life: 3000 });
}

/** A form to comment on an article. */
export function ReplyBox({ articleId }: { articleId: string }) {
  const form = useForm({
    schema,
    defaults: { text: '' },
    onSubmit: async ({ text }) => {
      post(articleId, text);
      form.reset();
      return undefined;
    },
  });
  return (
    <Form form={form} className="mt-2 flex flex-col items-start gap-3">
      <div className="w-full">
        <FormField form={form} name="text" label="Your comment">
          {(control) => <GrowingTextarea {...control} />}
        </FormField>
      </div>
      <Button type="submit" icon="send">
        Post comment
      </Button>
    </Form>
  );
}
