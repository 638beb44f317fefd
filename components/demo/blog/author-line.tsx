import { Avatar } from '@/components/ui/display/avatar';
import { formatDate, initials } from '@/lib/format';
import type { Article } from './article';
import { authorOf } from './blog-selectors';

/** An article's author and date. */
export function AuthorLine({ article }: { article: Pick<Article, 'author' | 'date'> }) {
  const { name, image } = authorOf(article.author);
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm">
      <Avatar {...(image ? { image } : { initials: initials(name) })} />
      <span className="min-w-0">
        <span className="block truncate font-medium text-body">{name}</span>
        <time dateTime={article.date} className="block text-muted">
          {formatDate(article.date)}
        </time>
      </span>
    </span>
  );
}
