import type { Page } from '@playwright/test';
import { newEmail, newPhone } from './support/addresses';
import { ownClient } from './support/client';
import { longRun } from './support/long-run';
import { codeFor, linkFor } from './support/outbox';
import { askForCode, isSignedIn, signOut } from './support/sign-in';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'an address is sent one message a minute: once is enough');

interface Method {
  contact: string;
  /** Signs in; `seen` is an earlier message that does not count as the new one. */
  signIn: (page: Page, seen?: string) => Promise<string>;
}

async function byCode(page: Page, contact: string, seen?: string): Promise<string> {
  const code = await codeFor(page, contact, seen);
  await page.getByLabel('6-digit code').fill(code);
  await isSignedIn(page);
  return code;
}

const email = newEmail('code');
const linked = newEmail('link');
const sms = newPhone(415);
const whatsapp = newPhone(628);

const methods: Record<string, Method> = {
  'e-mail code': {
    contact: email,
    signIn: async (page, seen) => {
      await askForCode(page, email);
      return byCode(page, email, seen);
    },
  },
  SMS: {
    contact: sms,
    signIn: async (page, seen) => {
      await askForCode(page, sms);
      return byCode(page, sms, seen);
    },
  },
  WhatsApp: {
    contact: whatsapp,
    signIn: async (page, seen) => {
      await page.goto('/auth/login');
      await page.getByLabel('E-mail or phone').fill(whatsapp);
      await page.getByRole('radio', { name: 'WhatsApp' }).check();
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByText('by WhatsApp.')).toBeVisible();
      return byCode(page, whatsapp, seen);
    },
  },
  'magic link': {
    contact: linked,
    signIn: async (page, seen) => {
      await page.goto('/auth/login');
      await page.getByLabel('E-mail or phone').fill(linked);
      await page.getByRole('button', { name: 'Send me a link instead' }).click();
      await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
      const link = await linkFor(page, linked, seen);
      await page.goto(link);
      await isSignedIn(page);
      return link;
    },
  },
};

test('SPEC 7: a code by e-mail, SMS and WhatsApp and a link sign in, sign out and sign in again', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const runs = [];
  for (const [name, method] of Object.entries(methods)) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: ownClient() });
    const page = await context.newPage();
    const seen = await test.step(`first by ${name}`, () => method.signIn(page));
    const sentBy = Date.now();
    await signOut(page);
    runs.push({ name, method, page, seen, sentBy });
  }
  if (!longRun) return;
  for (const { name, method, page, seen, sentBy } of runs) {
    // Security 9: an address is sent one message a minute.
    await expect.poll(() => Date.now() - sentBy, { timeout: 90_000 }).toBeGreaterThan(60_000);
    await test.step(`again by ${name}`, () => method.signIn(page, seen));
    await page.context().close();
  }
});
