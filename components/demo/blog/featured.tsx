import { ArticleCard } from './article-card';
import type { Entry } from './list-view';

/** Featured articles: the first one large, the others beside it. */
export function Featured({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="mb-3 text-base">
        Featured
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {entries.map((entry, index) => (
          <li key={entry.article.id} className={index === 0 ? 'sm:col-span-2' : 'max-xl:sm:col-span-2'}>
            <ArticleCard entry={entry} wide={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
