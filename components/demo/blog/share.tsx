'use client';

import { CopyButton } from '@/components/ui/action/copy-button';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { Article } from './article';
import { articleHref } from './links';

/** An article's tags, and its address to share. */
export function Share({ article }: { article: Pick<Article, 'id' | 'tags'> }) {
  const hydrated = useHydrated();
  const address = hydrated ? new URL(articleHref(article.id), location.origin).href : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <ul aria-label="Tags" className="flex flex-wrap gap-2 text-sm text-muted">
        {article.tags.map((tag) => (
          <li key={tag} className="rounded-full bg-neutral-tint px-3 py-1 text-neutral">
            {tag}
          </li>
        ))}
      </ul>
      <span className="flex items-center gap-3 text-sm text-muted">
        Pass it on
        <CopyButton text={address} label="Copy link to this article" variant="secondary" />
      </span>
    </div>
  );
}
