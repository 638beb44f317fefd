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

/**
 * Parses the editor's HTML into nodes, in the browser. No script in it runs, and unsupported parts are
 * omitted.
 */
export function readHtml(html: string): RichNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style, template').forEach((element) => element.remove());
  return [...body.childNodes].flatMap(read);
}
