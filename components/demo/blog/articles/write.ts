import type { RichNode, RichTag } from '@/components/kit/editor/rich-text/nodes';
import type { Article } from '../article';

const element =
  (tag: RichTag) =>
  (...children: RichNode[]): RichNode => ({ tag, children });

export const p = element('p');
export const h = element('h2');
export const b = element('strong');
export const quote = (text: string): RichNode => ({ tag: 'blockquote', children: [p(text)] });

const list = (tag: 'ul' | 'ol') => {
  const item = element('li');
  return (...items: (string | RichNode[])[]): RichNode => ({
    tag,
    children: items.map((content) => item(typeof content === 'string' ? p(content) : p(...content))),
  });
};
export const ul = list('ul');
export const ol = list('ol');

type Facts = Omit<Article, 'featured' | 'published' | 'allowComments'> & Partial<Article>;

/** A published article that allows comments. */
export const article = (facts: Facts): Article => ({
  featured: false,
  published: true,
  allowComments: true,
  ...facts,
});
