import { z } from 'zod';

/** The tags of the editor's text; other elements are reduced to their content. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'em',
  'u',
  's',
  'a',
  'br',
  'hr',
] as const;

export type RichTag = (typeof richTags)[number];

export interface RichElement {
  tag: RichTag;
  /** Of a link: a web or e-mail address. */
  href?: string | undefined;
  children: RichNode[];
}

export type RichNode = string | RichElement;

const address = z.string().regex(/^(https?:\/\/|mailto:)/i);

export const richNodeSchema: z.ZodType<RichNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ tag: z.enum(richTags), href: address.optional(), children: z.array(richNodeSchema) }),
  ]),
);

/** The text alone; blocks are separated by a space. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : `${plainText(node.children)}${isBlock(node.tag) ? ' ' : ''}`,
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

const inline: readonly RichTag[] = ['strong', 'em', 'u', 's', 'code', 'a'];
const isBlock = (tag: RichTag) => !inline.includes(tag);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** HTML for the editor. */
export function toHtml(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node);
      if (node.tag === 'br' || node.tag === 'hr') return `<${node.tag}>`;
      const href = node.href === undefined ? '' : ` href="${escape(node.href)}"`;
      return `<${node.tag}${href}>${toHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}
