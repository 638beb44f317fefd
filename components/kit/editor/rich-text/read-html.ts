import { toAddress } from '../link-address';
import { richTags, type RichNode, type RichTag } from './nodes';

const isRichTag = (name: string): name is RichTag => (richTags as readonly string[]).includes(name);

function read(node: Node): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
  if (!(node instanceof HTMLElement)) return [];
  const children = [...node.childNodes].flatMap(read);
  const tag = node.localName;
  if (!isRichTag(tag)) return children;
  if (tag !== 'a') return [{ tag, children }];
  const href = toAddress(node.getAttribute('href') ?? '');
  return href === null ? children : [{ tag, href, children }];
}

/** The editor's HTML as nodes, in the browser. Nothing of it is run, and what a text can't have is left out. */
export function readHtml(html: string): RichNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style, template').forEach((element) => element.remove());
  return [...body.childNodes].flatMap(read);
}
