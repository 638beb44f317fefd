import type { Page } from '@playwright/test';
import { inUse } from './support/in-use';
import { newEmail } from './support/addresses';
import { accessible } from './support/accessible';
import { codeFor } from './support/outbox';
import { ownAccount } from './support/own-customer';
import { askForCode, pressSignOut, signIn } from './support/sign-in';
import { expect, test } from './support/test';

// Requests through a proxy get no outbox (security 33).
test.use({ extraHTTPHeaders: {} });

const codeField = (page: Page) => page.getByLabel('6-digit code');

/** A code that differs from the right one. */
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

test('SPEC 2: a customer signs in by pasting the code, and stays signed in', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, name } = await ownAccount(baseURL ?? '');
  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/login');
  await accessible(page);
  await page.getByLabel('E-mail or phone').fill(`  ${email.replace('customer', 'Customer')} `);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('c•••@visitor.example')).toBeVisible();
  await accessible(page);

  const code = await codeFor(page, email);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await codeField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/');
});

test('security 8 and 33: a wrong code shows an error and can be retried; the outbox is linked', async ({
  page,
  context,
}) => {
  const contact = newEmail('wrong');
  await askForCode(page, contact);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /outbox/ }).click();
  const outbox = await opened;
  await expect(outbox.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await accessible(outbox);

  const code = await codeFor(page, contact);
  await codeField(page).fill(otherThan(code));
  await expect(page.locator('#code-error')).toContainText('Incorrect code');
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await accessible(page);

  await codeField(page).fill('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.locator('#code-error')).toContainText('all 6 digits');
});

test('security 9: another code can be requested after a one-minute countdown', async ({ page }) => {
  await page.clock.install();
  await askForCode(page, newEmail('resend'));
  const resend = page.getByRole('button', { name: /Send another code/ });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/in \d+ s/);
  await page.clock.fastForward(30_000);
  await expect(resend).toHaveText(/in (29|30) s/);
  await page.reload();
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(resend).toBeEnabled();

  await resend.click();
  await expect(page.getByRole('alert').filter({ hasText: /You can try again in|Too many/ })).toBeVisible();
});

test('SPEC 3: the code screen redirects to login when no code was requested', async ({ page }) => {
  await page.goto('/auth/verify-otp');
  await expect(page.getByRole('heading', { name: 'No code requested' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a contact that is neither e-mail nor phone is refused beside the field and stays there', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail or phone').fill('ada@');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('E-mail or phone')).toHaveAccessibleDescription(/name@example.com/);
  await expect(page.getByLabel('E-mail or phone')).toHaveValue('ada@');
  await expect(page.getByLabel('E-mail or phone')).toBeFocused();
});

test('security 6: after signing out, Back shows nothing and other tabs are signed out too', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, (await ownAccount(baseURL ?? '')).email);
  await page.goto('/packages');
  const other = await context.newPage();
  await inUse(other, () => other.goto('/invoices'));

  let leaving = false;
  other.on('request', (request) => (leaving ||= request.url().endsWith('/auth/login')));
  await pressSignOut(page);
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => leaving, { timeout: 1_000 }).toBe(true);
  await expect(other).toHaveURL('/auth/login');

  await page.goBack();
  await expect(page.getByLabel('E-mail or phone')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Packages' })).toHaveCount(0);
});
