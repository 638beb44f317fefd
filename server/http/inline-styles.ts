import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Gives the head of a page with its style sheets in it, in parts to be sent one after the other. */
export type InlineStyles = (head: string) => Buffer[];

/** A style sheet of the build, as React writes it into the head. */
const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"([^>]*)\/>/g;

/**
 * Reads the sheets of the build, each once: they are most of a page, and all responses send the same bytes.
 * @param root the project's folder
 */
function sheetReader(root: string): (href: string) => Buffer | null {
  const folder = path.join(root, '.next', 'static') + path.sep;
  const sheets = new Map<string, Buffer>();
  return (href) => {
    const known = sheets.get(href);
    if (known !== undefined) return known;
    const file = path.join(root, '.next', href.slice('/_next/'.length));
    if (!file.startsWith(folder)) return null;
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return null;
    }
    // Inside a page, a relative address would be relative to the page.
    const absolute = text.replace(/url\((\.{1,2}\/[^)]+)\)/g, (_, address: string) => {
      return `url(${path.posix.join(path.posix.dirname(href), address)})`;
    });
    const sheet = Buffer.from(`<style>${absolute}</style>`);
    sheets.set(href, sheet);
    return sheet;
  };
}

/**
 * Puts a page's style sheets into its head (decision 029). Their links stay, disabled: a browser fetches none of them,
 * and React finds each sheet there already.
 * @param root the project's folder
 */
export function inlineStyles(root: string): InlineStyles {
  const read = sheetReader(root);
  return (head) => {
    const parts: Buffer[] = [];
    let end = 0;
    for (const { 0: link, 1: href = '', 2: attributes = '', index } of head.matchAll(sheetLink)) {
      const sheet = read(href);
      if (sheet === null) continue;
      const disabled = `<link rel="stylesheet" href="${href}"${attributes} disabled=""/>`;
      parts.push(Buffer.from(head.slice(end, index)), sheet, Buffer.from(disabled));
      end = index + link.length;
    }
    return [...parts, Buffer.from(head.slice(end))];
  };
}
