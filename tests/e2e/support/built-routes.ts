import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** `app/(shell)/packages/[id]/page.tsx` is the route `/packages/[id]`. */
function routeOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return `/${folders.filter((name) => !name.startsWith('(')).join('/')}`;
}

const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('page.tsx'))
  .map(routeOf)
  .sort();

/** Where SPEC section 2's guard lets a guest stay. */
const guestRoutes = ['/auth/login', '/auth/verify-otp', '/auth/onboard', '/auth/onboard2'];
const isGuest = (route: string) => guestRoutes.includes(route);

/** Every page that is built, by who may see it. */
export const guestPages = routes.filter(isGuest);
export const customerPages = routes.filter((route) => !isGuest(route));

/** Opens a route; one with an id, by the first link of the list that leads to it. */
export async function visit(page: Page, route: string): Promise<void> {
  const [list, id] = route.split('/[');
  await page.goto(list ?? '/');
  if (!id) return;
  const links = page.locator(`main a[href^="${list}/"]`);
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(hrefs.find((href) => !routes.includes(href)) ?? '');
}
