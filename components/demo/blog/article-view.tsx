import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { RichText } from '@/components/kit/editor/rich-text';
import { plainText } from '@/components/kit/editor/rich-text/nodes';
import { Tag } from '@/components/ui/display/tag';
import { readingMinutes, type Article } from './article';
import { AuthorLine } from './author-line';
import type { Blog } from './blog-area';
import { commentsOf, relatedArticles } from './blog-selectors';
import { CategoryTag } from './category-tag';
import { Comments } from './comments-section';
import { Counters } from './counters';
import { CoverPicture } from './cover-picture';
import { editHref } from './links';
import { Related } from './related';
import { Share } from './share';

interface ArticleViewProps {
  article: Article;
  blog: Blog;
}

/** An article with its comments, and related articles. */
export function ArticleView({ article, blog }: ArticleViewProps) {
  const comments = commentsOf(blog, article.id);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={article.title}
        actions={
          <ButtonLink href={editHref(article.id)} prefetch={false} variant="secondary" icon="pencil">
            Edit
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card padding="none" aria-label="Article" className="overflow-hidden">
            <CoverPicture cover={article.cover} className="aspect-2/1 max-h-96 w-full" />
            <div className="mx-auto flex max-w-3xl flex-col gap-6 p-4 md:p-8">
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line pb-4">
                <AuthorLine article={article} />
                <span className="flex flex-wrap items-center gap-2">
                  <CategoryTag category={article.category} />
                  {!article.published && <Tag icon="pencil">Draft</Tag>}
                </span>
                <span className="text-sm text-muted">
                  {readingMinutes(plainText(article.body))} min to read
                </span>
                <Counters comments={comments.length} views={article.views} />
              </div>
              <RichText nodes={article.body} className="text-base" />
              <Share article={article} />
            </div>
          </Card>
          <Comments article={article} comments={comments} />
        </div>
        <Related articles={relatedArticles(blog, article)} />
      </div>
    </div>
  );
}
