import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** It passes the focus on; axe takes it for a hidden tab stop (dequelabs/axe-core issue 4832). */
const focusGuard = '[data-base-ui-focus-guard], [data-headlessui-focus-guard]';

/** Open menus and popovers are rendered outside the page's landmarks by design. */
const portals = '#headlessui-portal-root, [data-base-ui-portal]';

/** Waits for running transitions and finite animations. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Fails with axe's findings on the page and their elements; much quicker `within` a selector or with few
 * `rules`.
 */
export async function accessible(
  page: Page,
  { within, rules }: { within?: string | undefined; rules?: string[] } = {},
): Promise<void> {
  await settled(page);
  // Without the other mode's second page for the results, which takes as long as the check; no frame here is foreign.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules(rules);
  if (within) axe.include(within);
  if ((await page.locator(focusGuard).count()) > 0) axe.exclude(focusGuard);
  else if ((await page.locator(portals).count()) > 0) axe.disableRules('region');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}
