import type { Page } from '@playwright/test';
import { demoTokens } from '@/server/demo-data/demo';
import { newEmail, newPhone } from './support/addresses';
import { accessible } from './support/accessible';
import { fitsNarrowPhone } from './support/looks';
import { codeFor } from './support/outbox';
import { giveAddress, newOnboardingLink } from './support/onboarding';
import { signedIn } from './support/session';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

async function giveDetails(page: Page, email: string, phone = ''): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Grace Okonkwo');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('onboarding: no country is preselected, and an error disappears as soon as its field is valid', async ({
  page,
}) => {
  const { token } = await newOnboardingLink();
  await page.goto(`/auth/onboard?token=${token}`);
  const name = page.getByLabel('Name', { exact: true });
  const email = page.getByLabel('E-mail');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(name).toHaveAccessibleDescription(/Enter your name/);
  await expect(email).toHaveAccessibleDescription(/Enter/);
  await name.fill('Grace Okonkwo');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await email.fill('grace@');
  await expect(email).toHaveAccessibleDescription(/Enter an e-mail address like/);
  await email.fill(newEmail('grace'));
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue without it' }).click();

  const country = page.getByLabel('Country');
  await expect(country).toHaveValue('');
  await page.getByLabel('Company').fill('Harbour Trading');
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(country).toBeFocused();
  await expect(country).toHaveAccessibleDescription('Choose a country');
  const street = page.getByLabel('Street address');
  await expect(street).toHaveAttribute('aria-invalid');
  await street.fill('12 Harbour Way');
  await expect(street).not.toHaveAttribute('aria-invalid');
  await country.selectOption('Germany');
  await expect(country).not.toHaveAttribute('aria-invalid');
  await expect(street).toHaveValue('12 Harbour Way');
  const code = page.getByLabel('Postal code');
  await expect(code).not.toHaveAttribute('aria-invalid');
  await code.fill('1');
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(code).toHaveAccessibleDescription(/Enter a postal code like 26133/);
  await code.fill('20457');
  await expect(code).not.toHaveAttribute('aria-invalid');
});

test('data-model: a customer sets up an account by the link, verifies their e-mail, and lands on Home signed in', async ({
  page,
  context,
}) => {
  const { token, suiteNumber } = await newOnboardingLink();
  const email = newEmail('grace');
  await page.goto(`/auth/onboard?token=${token}`);
  await expect(page).toHaveURL('/auth/onboard');
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await expect(page.getByText(suiteNumber)).toBeVisible();
  await accessible(page);

  await page.getByLabel('E-mail').fill('grace@');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('grace@');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Enter your name/);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await giveDetails(page, email);

  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await accessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('6-digit code').fill(await codeFor(page, email));

  await expect(page).toHaveURL('/auth/onboard2');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('E-mail')).not.toBeEditable();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Street address').fill('12 Harbour Way');
  await page.reload();
  await expect(page.getByLabel('Street address')).toHaveValue('12 Harbour Way');
  await page.getByLabel('Country').selectOption('United States');
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page.getByText('Enter a city')).toBeVisible();
  await expect(page.getByText('Accept the terms to continue')).toBeVisible();
  await accessible(page);
  await giveAddress(page);
  await page.getByRole('button', { name: 'Finish setup' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Grace Okonkwo' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Your warehouse address' });
  await expect(card.getByText(suiteNumber)).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Enabled once the page has hydrated.
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeEnabled();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await card.getByRole('button', { name: 'Copy full address' }).click();
  await expect.poll(clipboard).toContain('Grace Okonkwo\n');
  await expect.poll(clipboard).toContain(suiteNumber);
});

test('data-model: without the code the customer continues as a guest, and signs in at the end', async ({
  page,
}) => {
  const { token } = await newOnboardingLink();
  const email = newEmail('later');
  await page.goto(`/auth/onboard?token=${token}`);
  await giveDetails(page, email);
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await expect(page).toHaveURL('/auth/onboard2');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/auth/onboard');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await giveAddress(page);
  await fitsNarrowPhone(page);
  await page.getByRole('button', { name: 'Finish setup' }).click();

  await expect(page.getByRole('heading', { name: 'Your account is set up' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page).toHaveURL('/auth/verify-otp');
  await page.getByLabel('6-digit code').fill(await codeFor(page, email));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Grace Okonkwo' })).toBeVisible();
});

test('data-model: a phone number can be verified instead of the e-mail address', async ({ page }) => {
  const { token } = await newOnboardingLink();
  const phone = newPhone();
  await page.goto(`/auth/onboard?token=${token}`);
  await giveDetails(page, newEmail('phone'), phone);
  await page.getByRole('button', { name: 'Send it to my phone instead' }).click();
  await expect(page.getByText(`••• ${phone.slice(-4)}`)).toBeVisible();
  await page.getByLabel('6-digit code').fill(await codeFor(page, phone));
  await expect(page).toHaveURL('/auth/onboard2');
  await giveAddress(page);
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Grace Okonkwo' })).toBeVisible();
});

test('data-model: a visitor signed in without an account sets one up on the second page', async ({
  page,
}) => {
  const { token } = await newOnboardingLink();
  const email = newEmail('stranger');
  await signIn(page, email);
  await page.goto(`/auth/onboard2?token=${token}`);
  await expect(page).toHaveURL('/auth/onboard2');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Name', { exact: true }).fill('Sam Stranger');
  await page.getByRole('button', { name: 'Continue' }).click();
  await giveAddress(page);
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sam Stranger' })).toBeVisible();
});

test.describe('on Home', () => {
  test.use({ storageState: signedIn });

  test('only the address card is printed', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const card = page.getByRole('region', { name: 'Your warehouse address' });
    // Enabled once the page has hydrated.
    await expect(page.getByRole('button', { name: 'Theme settings' })).toBeEnabled();
    await card.locator('summary').click();
    await card.getByRole('button', { name: 'Print address' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(card.getByText('MIA-10428')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.locator('#sidebar')).toBeHidden();
    await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('SPEC 8: a set-up token that was used (1034) leads to sign-in', async ({ page }) => {
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
  test(`SPEC 8: a set-up token that is ${state} (1033) offers a new link`, async ({ page }) => {
    await page.goto(`/auth/onboard?token=${token}`);
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(page.getByText(/Ask your warehouse for a new link/)).toBeVisible();
    const mail = await page.getByRole('link', { name: 'Request a new link' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:miami@waybill\.example\?subject=/);
    expect(mail).not.toContain(token);
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
}

test('opening another set-up link in the same tab starts over', async ({ page }) => {
  await page.goto(`/auth/onboard?token=${demoTokens.issued}`);
  await page.getByLabel('Name', { exact: true }).fill('Somebody Else');
  await page.goto(`/auth/onboard?token=${demoTokens.opened}`);
  await expect(page.getByText('MIA-30552')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('opening the second step directly says where to begin', async ({ page }) => {
  await page.goto('/auth/onboard2');
  await expect(page.getByText(/Ask your warehouse for a new link/)).toBeVisible();
});
