import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Hands the focus on and never keeps it; axe takes it for a hidden stop (dequelabs/axe-core issue 4832). */
const focusGuard = '[data-base-ui-focus-guard], [data-headlessui-focus-guard]';

/** Menus and pop-overs lie beside the page's landmarks while they are open, as they must. */
const portals = '#headlessui-portal-root, [data-base-ui-portal]';

/** Waits for what moves or changes its colour, and ends. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Fails with what axe finds on the page, and where; `within` a selector, or by few `rules`, it is much quicker. */
export async function accessible(
  page: Page,
  { within, rules }: { within?: string | undefined; rules?: string[] } = {},
): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  if ((await page.locator(focusGuard).count()) > 0) axe.exclude(focusGuard);
  else if ((await page.locator(portals).count()) > 0) axe.disableRules('region');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}
