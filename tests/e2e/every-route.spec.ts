import type { Page } from '@playwright/test';
import { routeParts, unknownRoutes, type Route } from '@/tests/support/routes';
import { longRun } from './support/long-run';
import { windowSize } from './support/layout';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';
import { visit } from './support/visit';

// Requests through a proxy get no outbox (security 33).
test.use({ extraHTTPHeaders: {} });

/** Per route; a development server compiles the page first. */
const timeoutMs = process.env.E2E_URL ? 90_000 : 20_000;

const { guestPages, ...customerParts } = routeParts;

/**
 * Title, heading and breadcrumb match the table, and so does the address where the guard does not redirect.
 */
async function isAtRoute(page: Page, route: Route): Promise<void> {
  await expect(page).toHaveTitle(typeof route.title === 'string' ? `${route.title} · Waybill` : route.title);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(route.heading);
  await expect(heading).toHaveCount(1);
  if (route.leadsTo !== undefined) await expect(page).toHaveURL(route.leadsTo);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb', exact: true }).getByRole('listitem');
  await expect(crumbs).toHaveText((route.crumbs ?? []).map((crumb, i) => (i > 0 ? `/${crumb}` : crumb)));
}

/** Visits the routes of one part in one window: a context for each would cost more than the page. */
function walk(name: string, part: Route[], looks: (route: Route) => boolean = () => true): void {
  test(`${name}: status, title, heading, breadcrumb, axe in both schemes, 320 px, no console errors`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(timeoutMs * part.length);
    const usual = windowSize(page);
    for (const route of part)
      await test.step(route.path, async () => {
        const answer = await visit(page, route);
        expect(answer?.status(), route.path).toBe(200);
        await isAtRoute(page, route);
        if (looks(route)) await accessibleInBothSchemes(page);
        await fitsNarrowPhone(page);
        expect(faults, `${route.path} logged an error or left its origin`).toEqual([]);
        await page.setViewportSize(usual);
      });
  });
}

test.describe('SPEC 2: every route of a customer', () => {
  test.use({ storageState: signedIn });
  // The kit's own specs run axe on it with everything opened; here it runs in the long run only.
  for (const [name, part] of Object.entries(customerParts))
    walk(name, part, () => name !== 'uikit' || longRun);

  test('any other path is not found', async ({ page, faults }) => {
    for (const path of unknownRoutes) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    }
    // Chromium logs each page's own 404.
    await expect
      .poll(() => faults.filter((fault) => fault.includes('404')).length)
      .toBe(unknownRoutes.length);
    expect(faults.splice(0)).toHaveLength(unknownRoutes.length);
  });
});

test.describe('SPEC 2: every route of a guest', () => {
  walk('guest', guestPages);
});
