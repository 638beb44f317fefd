import { describe, expect, it } from 'vitest';
import { articles } from '@/components/demo/blog/articles';
import {
  commentsOf,
  findArticle,
  newestArticle,
  publishedEntries,
  relatedArticles,
} from '@/components/demo/blog/blog-selectors';
import { selectEntries, wholeList } from '@/components/demo/blog/list-view';
import {
  articleOf,
  emptyForm,
  excerptOf,
  formOf,
  postSchema,
  type Post,
} from '@/components/demo/blog/post-form';
import { people } from '@/components/demo/data/people';
import { plainText, toHtml } from '@/components/kit/editor/rich-text/nodes';

const blog = { written: [], comments: [], forms: {}, view: wholeList };
const ids = (entries: { article: { id: string } }[]) => entries.map(({ article }) => article.id);
const [first] = articles;

describe('the articles', () => {
  it('have a unique id, an author of the office, a cover and a text', () => {
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    for (const { author, cover, body } of articles) {
      expect(people.map(({ id }) => id)).toContain(author);
      expect(cover).not.toBeNull();
      expect(plainText(body).length).toBeGreaterThan(400);
    }
  });
});

describe('the list', () => {
  it('finds all words anywhere in an article, ignoring accents and case', () => {
    const found = selectEntries(publishedEntries(blog), { ...wholeList, query: 'PILLOW toolbox' });
    expect(ids(found)).toEqual(['volumetric-weight']);
  });

  it('filters by category, and sorts by date, views or comments', () => {
    const entries = publishedEntries(blog);
    expect(ids(selectEntries(entries, { ...wholeList, category: 'Billing' }))).toEqual([
      'read-an-invoice',
      'storage-days',
    ]);
    expect(ids(selectEntries(entries, wholeList))[0]).toBe('december-dates');
    expect(ids(selectEntries(entries, { ...wholeList, sort: 'read' }))[0]).toBe('december-dates');
    expect(ids(selectEntries(entries, { ...wholeList, sort: 'discussed' }))[0]).toBe('volumetric-weight');
  });

  it('leaves drafts out, also as the newest article', () => {
    const newest = newestArticle(blog);
    if (!newest) throw new Error('The blog is empty');
    const withDraft = { ...blog, written: [{ ...newest, published: false }] };
    expect(ids(publishedEntries(withDraft))).not.toContain(newest.id);
    expect(newestArticle(withDraft)?.id).not.toBe(newest.id);
    expect(findArticle(withDraft, newest.id)?.published).toBe(false);
  });

  it('recommends related articles, never the same one', () => {
    if (!first) throw new Error('The blog is empty');
    const related = relatedArticles(blog, first);
    expect(related).toHaveLength(3);
    expect(related.map(({ id }) => id)).not.toContain(first.id);
    expect(related[0]?.tags.some((tag) => first.tags.includes(tag))).toBe(true);
  });

  it('includes seeded and new comments', () => {
    const comment = {
      id: 'own-1',
      articleId: 'night-shift',
      author: 'elin',
      date: '2025-11-19T15:00:00Z',
      text: 'Hm.',
    };
    expect(commentsOf({ ...blog, comments: [comment] }, 'night-shift')).toHaveLength(3);
  });
});

describe('a form', () => {
  const post = (change: Partial<Post>): Post =>
    postSchema.parse({
      ...emptyForm,
      title: ' A title ',
      text: '<p>Text</p>',
      category: 'Guides',
      ...change,
    });

  it('requires a title, a text and a category', () => {
    const problems = postSchema.safeParse(emptyForm).error?.issues.map(({ path }) => path[0]);
    expect(problems).toEqual(['title', 'text', 'category']);
    expect(
      postSchema.safeParse({ ...emptyForm, title: 'A', category: 'Guides', text: '<p></p>' }).success,
    ).toBe(false);
  });

  it('creates a new article dated now', () => {
    const body = [{ tag: 'p' as const, children: ['word '.repeat(60)] }];
    const saved = articleOf({ post: post({}), body, article: undefined, id: 'own-1', now: 'now' });
    expect(saved).toMatchObject({ id: 'own-1', title: 'A title', date: 'now', views: 0, author: 'elin' });
    expect(saved.excerpt).toBe(excerptOf(body));
    expect(saved.excerpt).toMatch(/^(word )+…$/);
    expect(saved.excerpt.length).toBeLessThan(145);
  });

  it('updates an article and leaves fields outside the form unchanged', () => {
    if (!first) throw new Error('The blog is empty');
    const change = post({ ...postSchema.parse(formOf(first)), title: 'Another title' });
    const saved = articleOf({ post: change, body: first.body, article: first, id: 'no', now: 'now' });
    expect(saved).toEqual({ ...first, title: 'Another title' });
  });

  it('dates a draft when it is published', () => {
    if (!first) throw new Error('The blog is empty');
    const draft = { ...first, published: false };
    expect(articleOf({ post: post({}), body: [], article: draft, id: 'no', now: 'now' }).date).toBe('now');
  });
});

describe('a text', () => {
  it('is HTML for the editor, with all markup escaped', () => {
    const nodes = [
      {
        tag: 'p' as const,
        children: ['1 < 2 & ', { tag: 'a' as const, href: 'https://a.example/?b="c"', children: ['x'] }],
      },
    ];
    expect(toHtml(nodes)).toBe('<p>1 &lt; 2 &amp; <a href="https://a.example/?b=&quot;c&quot;">x</a></p>');
    expect(plainText(nodes)).toBe('1 < 2 & x');
  });
});
