import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { formatDate } from '@/lib/format';
import type { Article } from './article';
import { CoverPicture } from './cover-picture';
import { articleHref } from './links';

/** Related articles. */
export function Related({ articles }: { articles: readonly Article[] }) {
  return (
    <Card aria-labelledby="related" className="xl:sticky xl:top-20">
      <CardHeader id="related" title="Read next" />
      <ul className="grid gap-4 sm:grid-cols-3 xl:grid-cols-1">
        {articles.map((article) => (
          <li
            key={article.id}
            className="group relative flex gap-3 rounded-md hover:bg-card-hover sm:flex-col xl:flex-row"
          >
            <CoverPicture
              cover={article.cover}
              decorative
              className="aspect-8/5 h-auto w-24 shrink-0 self-start rounded-md sm:w-full xl:w-24"
            />
            <div className="min-w-0 text-sm leading-snug">
              <Link
                href={articleHref(article.id)}
                prefetch={false}
                className="covers wrap-anywhere rounded-xs font-medium text-strong group-hover:underline"
              >
                {article.title}
              </Link>
              <p className="mt-1 text-muted">{formatDate(article.date)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
