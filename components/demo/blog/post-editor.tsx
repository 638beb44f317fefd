'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { Form } from '@/components/kit/form/form';
import { useForm } from '@/components/kit/form/use-form';
import type { Article } from './article';
import { blogArea, keepForm } from './blog-area';
import { articleHref, listHref } from './links';
import { PostFields } from './post-fields';
import { emptyForm, formOf, postSchema, type Post, type PostForm } from './post-form';
import { PostSettings } from './post-settings';
import { savePost } from './save-post';

interface PostEditorProps {
  /** The key for storing input. */
  formKey: string;
  article: Article | undefined;
  /** Stored, unsaved input. */
  kept: PostForm | undefined;
  /** False until stored input is restored: typing before would be lost. */
  ready: boolean;
}

/** The form of an article. Input survives navigation. */
export function PostEditor({ formKey, article, kept, ready }: PostEditorProps) {
  const router = useRouter();
  const form = useForm<PostForm, Post>({
    schema: postSchema,
    defaults: kept ?? (article ? formOf(article) : emptyForm),
    onSubmit: async (post) => {
      savePost(formKey, post, article);
      router.push(listHref);
      return undefined;
    },
    onChange: (values) => blogArea.change(keepForm(formKey, values)),
  });

  const discard = async () => {
    const sure =
      !(formKey in blogArea.get().forms) ||
      (await confirmDialog({
        title: 'Discard what you typed?',
        message: article ? 'The article stays as it was.' : 'It is saved nowhere else.',
        acceptLabel: 'Discard',
        rejectLabel: 'Keep writing',
        severity: 'error',
      }));
    if (!sure) return;
    blogArea.change(keepForm(formKey, null));
    router.push(article?.published ? articleHref(article.id) : listHref);
  };

  return (
    <Form form={form} aria-label="Article">
      <fieldset
        disabled={!ready}
        className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <Card aria-label="Content" className="xl:[&_[contenteditable]]:min-h-100 flex flex-col gap-4">
          <PostFields form={form} />
        </Card>
        <Card aria-label="Settings" className="flex flex-col gap-4">
          <PostSettings form={form} />
          <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
            <Button variant="secondary" onClick={() => void discard()}>
              Discard
            </Button>
            <Button type="submit">
              {form.values.published ? (article?.published ? 'Publish changes' : 'Publish') : 'Save as draft'}
            </Button>
          </div>
        </Card>
      </fieldset>
    </Form>
  );
}
