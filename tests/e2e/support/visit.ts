import type { Page, Response } from '@playwright/test';
import { addressOf, shellRoutes, type Route } from '@/tests/support/routes';

/** Opens a route; one whose id only its list has, by the list's first link to such a page. */
export async function visit(page: Page, route: Route): Promise<Response | null> {
  const address = addressOf(route);
  if (address !== undefined) return page.goto(address);
  const [list = '/'] = route.path.split('/{');
  await page.goto(list);
  const links = page.locator(`main a[href^="${list}/"]`);
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return page.goto(hrefs.find((href) => !shellRoutes.includes(href)) ?? '');
}
