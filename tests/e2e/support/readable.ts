import { expect, type Page } from '@playwright/test';
import { settled } from './accessible';

/**
 * The texts that can't be read as they are: cut by an element that neither scrolls nor ends its lines with an ellipsis,
 * or printed over another one.
 */
const unreadableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      text: string;
      parent: Element;
      rect: DOMRect;
    }
    const tolerancePx = 3;
    const found = new Set<string>();
    const lines: Line[] = [];

    const cuts = (element: Element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      const meant = textOverflow === 'ellipsis' || clipPath !== 'none' || element.clientWidth <= 1;
      if (scrolls || meant) return undefined;
      return overflowX !== 'visible';
    };
    /** Whether an element or one around it hides part of a line; undefined where that is meant. */
    const isCut = (parent: Element, rect: DOMRect) => {
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const cut = cuts(element);
        if (cut === undefined) return undefined;
        const { left, right } = element.getBoundingClientRect();
        if (cut && (rect.left < left - 1 || rect.right > right + 1)) return true;
      }
      return false;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || !text || parent.closest('script, style, noscript, [hidden], svg, select')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        const cut = isCut(parent, rect);
        if (cut) found.add(`cut: ${text}`);
        if (cut === false) lines.push({ text, parent, rect });
      }
    }
    const within = (one: Element, other: Element) => one.contains(other) || other.contains(one);
    const fixed = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
      return false;
    };
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (Math.min(width, height) <= tolerancePx || within(one.parent, other.parent)) continue;
        if (!fixed(one.parent) && !fixed(other.parent)) found.add(`overlap: ${one.text} / ${other.text}`);
      }
    });
    return [...found];
  });

/** Fails when a text is cut or printed over another one. */
export async function readable(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled(page);
  expect(await unreadableTexts(page), new URL(page.url()).pathname).toEqual([]);
}
