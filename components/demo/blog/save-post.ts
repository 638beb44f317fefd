import { readHtml } from '@/components/kit/editor/rich-text/read-html';
import { toast } from '@/components/ui/feedback/toast';
import { demoNow } from '../data/now';
import type { Article } from './article';
import { blogArea, keepForm, saveArticle } from './blog-area';
import { articleOf, type Post } from './post-form';

/** Saves an article, and shows where it is. */
export function savePost(formKey: string, post: Post, article: Article | undefined): void {
  const saved = articleOf({
    post,
    body: readHtml(post.text),
    article,
    id: `own-${Date.now()}`,
    now: demoNow,
  });
  blogArea.change((blog) => saveArticle(saved)(keepForm(formKey, null)(blog)));
  const summary = saved.published
    ? article?.published
      ? 'Your changes are published'
      : 'The article is published'
    : 'The draft is kept';
  toast({ severity: 'success', summary, detail: saved.title, life: 3000 });
}
