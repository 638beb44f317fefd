import type { Page } from '@playwright/test';
import { startApp, type App } from '../support/app';
import { runCommand } from '../support/commands';
import { partsOf, startMailServer, type MailServer } from '../support/mail-server';
import { startPostgresqlCluster } from '../support/postgresql-cluster';
import { longRun } from './support/long-run';
import { giveAddress } from './support/onboarding';
import { expect, test as base } from './support/test';

type Kind = 'PGlite' | 'PostgreSQL';
/** The walk on PostgreSQL is part of the long run. */
const kinds: Kind[] = longRun ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

interface Installation {
  kind: Kind;
  mailServer: MailServer;
  /** What the portal and its commands are told; null where this machine has no PostgreSQL. */
  settings: Record<string, string> | null;
  portal: App;
}

/** A new installation that sends e-mail, and the mail server that takes it. */
const test = base.extend<Installation>({
  kind: ['PGlite', { option: true }],
  mailServer: async ({}, provide) => {
    const mailServer = await startMailServer();
    await provide(mailServer);
    await mailServer.close();
  },
  settings: [
    async ({ kind, mailServer }, provide) => {
      const cluster = kind === 'PostgreSQL' ? await startPostgresqlCluster() : undefined;
      const env = { DEMO_DATA: 'false', SMTP_URL: mailServer.url, MAIL_FROM: 'portal@palm.example' };
      await provide(cluster === null ? null : { ...env, ...(cluster && { DATABASE_URL: cluster.url }) });
      await cluster?.stop();
    },
    { timeout: 60_000 },
  ],
  portal: [
    async ({ settings }, provide) => {
      const portal = await startApp({ env: { ...settings, LOG_LEVEL: 'warn' } });
      await provide(portal);
      await portal.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ portal }, provide) => provide(portal.origin),
});

test.skip(({ isMobile }) => isMobile, 'one walk is enough');

const answers = [
  ...['MIA', 'Palm Parcels', '8400 NW 25th Street', '', 'Doral', 'FL', '33122', 'US', '+1 305 555 0100'],
  ...['America/New_York', 'Mon–Fri 8:00–18:00', 'hello@palm.example'],
  // Terms: the offered currency, storage of 90 days, and what Enter accepts.
  ...['', '14', '', '60', '', '', ''],
  ...['owner@palm.example', 'Warehouse system', 'MIA-10001'],
];

type Walking = { page: Page } & Pick<Installation, 'portal' | 'mailServer' | 'settings'>;

async function walk({ page, portal, mailServer, settings }: Walking) {
  await page.goto('/auth/login');
  await expect(page.getByText('This portal is being set up')).toBeVisible();

  // On PostgreSQL a command is a process of its own beside the portal; else the portal that runs carries it out.
  const env = { ...settings, PUBLIC_ORIGIN: portal.origin };
  const setup = await runCommand(['setup'], { ...portal, env, input: `${answers.join('\n')}\n` });
  expect(setup).toMatchObject({ code: 0, stderr: '' });
  expect(mailServer.mails.map(({ to }) => to)).toEqual([['owner@palm.example']]);
  const [link = ''] = /http\S+token=\S+/.exec(setup.stdout) ?? [];

  await page.goto(link);
  await expect(page.getByText('Palm Parcels')).toBeVisible();
  await expect(page.getByText('MIA-10001')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Grace Okonkwo');
  await page.getByLabel('E-mail').fill('grace@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const arrived = () => mailServer.mails.find(({ to }) => to.includes('grace@example.com'))?.source;
  await expect.poll(arrived).toBeDefined();
  const [code = ''] = /\b\d{6}\b/.exec(partsOf(arrived() ?? '').text) ?? [];
  await page.getByLabel('6-digit code').fill(code);
  await expect(page).toHaveURL('/auth/onboard2');
  await giveAddress(page);
  await page.getByRole('button', { name: 'Finish setup' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Grace Okonkwo' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Your warehouse address' });
  await expect(card.getByText('MIA-10001')).toBeVisible();

  const shown = await runCommand(['customer', 'show', 'grace@example.com'], { ...portal, env });
  expect(shown.stdout).toMatch(/^Status +active$/m);
}

for (const kind of kinds) {
  test.describe(`on ${kind}`, () => {
    test.use({ kind });
    test.skip(({ settings }) => settings === null, 'no PostgreSQL server programs here');

    test('docs/first-day.md: from an empty installation to the first customer who is signed in', walk);
  });
}
