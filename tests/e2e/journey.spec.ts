import { noSharedFixtures } from '../../server/cli/reports.mjs';
import { startApp, type App } from '../support/app';
import { runCommand } from '../support/commands';
import { casesToRun, own, shared, trackerFiles } from '../support/fixtures';
import { ada, signIn } from './support/sign-in';
import { expect, test as base } from './support/test';

/** A portal for this journey alone: the trackers would change what other tests count. */
const test = base.extend<object, { portal: App }>({
  portal: [
    async ({}, provide) => {
      const portal = await startApp({ env: { DEMO_DATA: 'true', LOG_LEVEL: 'warn' } });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ portal }, provide) => provide(portal.origin),
});

/** The tracking numbers of the fixtures, as a customer would type them. */
function numbersIn(content: unknown): string[] {
  const body = (content as { result?: unknown }).result ?? content;
  const trackers = (Array.isArray(body) ? body : [body]) as Record<string, string>[];
  return trackers.map((tracker) => tracker.tracking_code ?? tracker.tracking_number ?? '');
}

const cases = [
  {
    set: own,
    timeline: {
      number: 'LX013493128GB',
      place: /Sheffield/,
      scans: ['Through the sorting office', 'Posted over the counter'],
    },
  },
  {
    set: shared,
    timeline: {
      number: '738488882438',
      place: /Blue Point, NY/,
      scans: ['At local FedEx facility', 'Left FedEx origin facility'],
    },
  },
];

for (const { set, timeline } of casesToRun(cases)) {
  test.describe(set.title, () => {
    test.skip(!set.present, noSharedFixtures);
    test.skip(({ isMobile }) => isMobile, 'one walk is enough');

    test('issue 2: sign in, add every tracker, see their timelines, sign out, and Back shows nothing', async ({
      page,
      portal,
    }) => {
      const files = trackerFiles.map((name) => set.file(name));
      test.setTimeout(180_000);
      await signIn(page, ada);

      const ingest = () => runCommand(['ingest', '--customer', ada, ...files], { dataDir: portal.dataDir });
      const first = await ingest();
      expect(first.stderr).toBe('');
      expect(first.code).toBe(0);
      const second = await ingest();
      expect(second.code).toBe(0);
      expect(second.stdout).toMatch(/unchanged/i);

      for (const number of new Set(trackerFiles.flatMap((name) => numbersIn(set.json(name))))) {
        await page.goto(`/packages?q=${encodeURIComponent(number.toUpperCase())}`);
        const stored = number.toUpperCase().replaceAll(' ', '');
        await expect(page.getByRole('main').getByText(stored).first()).toBeVisible();
      }

      await page.goto(`/packages?q=${timeline.number}`);
      await page.locator('main a[href^="/packages/pkg_"]').first().click();
      await expect(page).toHaveURL(/\/packages\/pkg_/);
      const main = page.getByRole('main');
      await expect(main.getByText(timeline.place).first()).toBeVisible();
      for (const scan of timeline.scans) await expect(main.getByText(scan)).toBeVisible();
      const here = page.url();

      await page.getByRole('button', { name: 'Sign Out' }).first().click();
      await expect(page).toHaveURL('/auth/login');
      await page.goBack();
      await expect(page).toHaveURL('/auth/login');
      await expect(page.getByText('Ada Whitfield')).toHaveCount(0);
      await page.goto(here);
      await expect(page).toHaveURL('/auth/login');
    });
  });
}
