import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces the links to style sheets in the head of a page. */
export type InlineStyles = (head: string) => string;

/** A style sheet of the build, as React writes it into the head. */
const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"([^>]*)\/>/g;

/** Reads the sheets of the build, each once. @param root the project's folder */
function sheetReader(root: string): (href: string) => string | null {
  const folder = path.join(root, '.next', 'static') + path.sep;
  const sheets = new Map<string, string>();
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
    const sheet = text.replace(/url\((\.{1,2}\/[^)]+)\)/g, (_, address: string) => {
      return `url(${path.posix.join(path.posix.dirname(href), address)})`;
    });
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
  return (head) =>
    head.replace(sheetLink, (link, href: string, attributes: string) => {
      const sheet = read(href);
      if (sheet === null) return link;
      return `<style>${sheet}</style><link rel="stylesheet" href="${href}"${attributes} disabled=""/>`;
    });
}
