import './tests/support/texts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './server/cli/browser.mjs';
import { oauthSettings } from './tests/support/oauth-provider';
import { writePseudoLanguage } from './tests/support/pseudo-language';

const port = process.env.E2E_PORT ?? '3210';
/** A portal that runs already, such as `npm run dev`; else one is built and started for the run. */
const running = process.env.E2E_URL;
/** Where the tests' own OAuth provider listens; the portal under test has it for Google and GitHub. */
const oauthPort = (process.env.E2E_OAUTH_PORT ??= String(Number(port) + 1));
/** Workers load this file too; only the first one, the runner, makes the folder of the portal under test. */
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'waybill-e2e-')));

/** A language that no catalogue of the portal has: tests/e2e/languages-walk.spec.ts. */
const messagesDir = path.join(dataDir, '..', `${path.basename(dataDir)}-messages`);
if (process.env.TEST_WORKER_INDEX === undefined && !running) writePseudoLanguage(messagesDir);

const pictures = { testDir: 'tests/screenshots', testMatch: '**/*.shots.ts', timeout: 300_000 };

export default defineConfig({
  testDir: 'tests/e2e',
  // A portal that runs already does not know the stand-in.
  ...(!running && { globalSetup: './tests/e2e/support/oauth-stand-in.ts' }),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    // What passes through a worker is hidden from `page.route`; tests/e2e/offline-page.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace of every test costs a quarter of the run: TRACE=on for the one that fails.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...installedBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'sign-in', testMatch: '**/*.setup.ts', use: { ...devices['Desktop Chrome'] } },
    ...(process.env.SCREENSHOTS
      ? [{ name: 'screenshots', ...pictures, dependencies: ['sign-in'] }]
      : [{ name: 'desktop', use: { ...devices['Desktop Chrome'] }, dependencies: ['sign-in'] }]),
    ...(process.env.WAYBILL_FULL === '1'
      ? [{ name: 'phone', use: { ...devices['Pixel 7'] }, dependencies: ['sign-in'] }]
      : []),
  ],
  ...(!running && {
    webServer: {
      command: 'node server/cli/start.mjs',
      url: `http://localhost:${port}/readyz`,
      env: {
        PORT: port,
        DATA_DIR: dataDir,
        MESSAGES_DIR: messagesDir,
        DEMO_DATA: 'true',
        LOG_LEVEL: 'warn',
        // A test that sends many messages is a client of its own.
        TRUSTED_PROXIES: '127.0.0.1,::1',
        ...oauthSettings(`http://127.0.0.1:${oauthPort}`, ['google', 'github']),
      },
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    },
  }),
});
