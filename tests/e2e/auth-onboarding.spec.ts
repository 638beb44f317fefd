import { demoTokens } from '@/server/database/seed/demo';
import { accessible } from './support/accessible';
import { codeFor } from './support/outbox';
import { expect, test } from './support/test';

test('data-model: a customer sets up an account by the link, and signs in by code', async ({
  page,
}, info) => {
  const token = info.project.name === 'phone' ? demoTokens.opened : demoTokens.issued;
  const email = `grace-${Date.now()}@visitor.example`;
  await page.goto(`/auth/onboard?token=${token}`);
  await expect(page).toHaveURL('/auth/onboard');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome to/ })).toBeVisible();
  await accessible(page);

  await page.getByLabel('E-mail').fill('grace@');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Enter your name/);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Grace Okonkwo');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL('/auth/onboard2');
  await accessible(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('Street and number').fill('12 Harbour Way');
  await page.getByRole('button', { name: 'Finish set-up' }).click();
  await expect(page.getByText('Enter the town or city')).toBeVisible();
  await expect(page.getByText('Accept the terms to go on')).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('12 Harbour Way');
  await page.getByLabel('Town or city').fill('Miami');
  await page.getByLabel(/I accept/).check();
  await page.getByRole('button', { name: 'Finish set-up' }).click();

  await expect(page.getByRole('heading', { name: 'Your account is set up' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page).toHaveURL('/auth/verify-otp');
  await page.getByLabel('Six-digit code').fill(await codeFor(page, email));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Grace Okonkwo' })).toBeVisible();
});

test('SPEC 8: a token that was used (1034) leads to sign in', async ({ page }) => {
  await page.goto(`/auth/onboard?token=${demoTokens.complete}`);
  await expect(page.getByText('This link was already used to set up an account.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth/login');
});

for (const [state, token] of [
  ['expired', demoTokens.expired],
  ['revoked', demoTokens.revoked],
  ['unknown', 'nobody-issued-this'],
]) {
  test(`SPEC 8: a token that is ${state} (1033) asks for a new link`, async ({ page }) => {
    await page.goto(`/auth/onboard?token=${token}`);
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(page.getByText(/Ask your warehouse for a new link/)).toBeVisible();
  });
}

test('the second step without the first says where to begin', async ({ page }) => {
  await page.goto('/auth/onboard2');
  await expect(page.getByText(/Ask your warehouse for a new link/)).toBeVisible();
});
