import { customerPages, guestPages, visit } from './support/built-routes';
import { longRun } from './support/long-run';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

// Behind a proxy there is no outbox (security 33).
test.use({ extraHTTPHeaders: {} });

function walk(pages: string[]) {
  for (const route of pages)
    test(`${route}: one heading, nothing for axe in either scheme, no sideways scroll at 320 px`, async ({
      page,
    }) => {
      await visit(page, route);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await accessibleInBothSchemes(page);
      await fitsNarrowPhone(page);
    });
}

test.describe('pages of a customer', () => {
  test.use({ storageState: signedIn });
  // The kit's own specs look at its pages with all that opens on them; the long run walks every route.
  walk(customerPages.filter((route) => longRun || !route.startsWith('/uikit/')));
});

test.describe('pages of a guest', () => {
  walk(guestPages);
});
