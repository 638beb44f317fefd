import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { AuthorLine } from './author-line';
import { CategoryTag } from './category-tag';
import { Counters } from './counters';
import { CoverPicture } from './cover-picture';
import { articleHref } from './links';
import type { Entry } from './list-view';

interface ArticleCardProps {
  entry: Entry;
  /** The cover stands beside the words where there is room. */
  wide?: boolean;
}

/** An article of the list: the title is the link, and the whole card leads there. */
export function ArticleCard({ entry: { article, comments }, wide = false }: ArticleCardProps) {
  return (
    <Card
      padding="none"
      aria-label={article.title}
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden transition-colors hover:bg-card-hover',
        wide && 'lg:flex-row',
      )}
    >
      <CoverPicture
        cover={article.cover}
        decorative
        className={classNames('aspect-8/5 w-full shrink-0', wide && 'lg:aspect-auto lg:w-1/2')}
      />
      <div className="flex min-w-0 grow flex-col gap-3 p-4 md:p-6">
        <div>
          <CategoryTag category={article.category} />
        </div>
        <h3 className={wide ? 'text-xl' : 'text-base'}>
          <Link
            href={articleHref(article.id)}
            prefetch={false}
            className="covers wrap-anywhere rounded-xs group-hover:underline"
          >
            {article.title}
          </Link>
        </h3>
        <p className="wrap-anywhere line-clamp-3 text-sm text-muted">{article.excerpt}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
          <AuthorLine article={article} />
          <Counters comments={comments} views={article.views} />
        </div>
      </div>
    </Card>
  );
}
