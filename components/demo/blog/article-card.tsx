import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { classNames } from '@/components/ui/styles/class-names';
import { AuthorLine } from './author-line';
import { CategoryTag } from './category-tag';
import { Counters } from './counters';
import { CoverPicture } from './cover-picture';
import { articleHref } from './links';
import type { Entry } from './list-view';

interface ArticleCardProps {
  entry: Entry;
  /** Takes two columns. */
  wide?: boolean;
}

/** An article of the list: the title is the link, and the whole card is clickable. */
export function ArticleCard({ entry: { article, comments }, wide = false }: ArticleCardProps) {
  return (
    <Card
      padding="none"
      aria-label={article.title}
      className="group relative flex h-full flex-col overflow-hidden transition-colors hover:bg-card-hover"
    >
      <CoverPicture
        cover={article.cover}
        decorative
        className={classNames('w-full shrink-0', wide ? 'aspect-8/5 lg:aspect-7/3' : 'aspect-8/5')}
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
