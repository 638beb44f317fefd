import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startApp, type App } from '../support/app';
import { runCommand } from '../support/commands';
import { ada, signIn } from './support/sign-in';
import { expect, test as base } from './support/test';

const fixtures = path.resolve(import.meta.dirname, '../../../shared/fixtures');
const files = ['easypost-trackers.json', 'easypost-webhook.json', 'karrio-trackers.json'].map((name) =>
  path.join(fixtures, name),
);
const present = files.every((file) => existsSync(file));

/** A portal of this journey's own: the real trackers would change what other tests count. */
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
function numbersIn(file: string): string[] {
  const content = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const body = (content as { result?: unknown }).result ?? content;
  const trackers = (Array.isArray(body) ? body : [body]) as Record<string, string>[];
  return trackers.map((tracker) => tracker.tracking_code ?? tracker.tracking_number ?? '');
}

test.skip(!present, 'the fixtures folder is not here: the journey with real trackers is skipped');
test.skip(({ isMobile }) => isMobile, 'one walk is enough');

test('issue 2: sign in, bring in every real tracker, see their timelines, sign out, and Back shows nothing', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000);
  await signIn(page, ada);

  const ingest = () => runCommand(['ingest', '--customer', ada, ...files], { dataDir: portal.dataDir });
  const first = await ingest();
  expect(first.stderr).toBe('');
  expect(first.code).toBe(0);
  const second = await ingest();
  expect(second.code).toBe(0);
  expect(second.stdout).toMatch(/unchanged/i);

  for (const number of new Set(files.flatMap(numbersIn))) {
    await page.goto(`/packages?q=${number.toUpperCase()}`);
    await expect(page.getByRole('main').getByText(number.toUpperCase()).first()).toBeVisible();
  }

  await page.goto('/packages?q=738488882438');
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  await expect(page).toHaveURL(/\/packages\/pkg_/);
  const main = page.getByRole('main');
  await expect(main.getByText('At local FedEx facility')).toBeVisible();
  await expect(main.getByText(/Blue Point, NY/).first()).toBeVisible();
  await expect(main.getByText('Left FedEx origin facility')).toBeVisible();
  const here = page.url();

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL('/auth/login');
  await page.goBack();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Ada Whitfield')).toHaveCount(0);
  await page.goto(here);
  await expect(page).toHaveURL('/auth/login');
});
