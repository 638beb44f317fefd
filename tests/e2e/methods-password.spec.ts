import { newEmail } from './support/addresses';
import { accessible } from './support/accessible';
import { longRun } from './support/long-run';
import { linkFor } from './support/outbox';
import { isSignedIn, signIn, signOut } from './support/sign-in';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'an address is sent one message a minute: once is enough');

const first = 'brass lantern under seven bridges';
const second = 'green kettle beyond the harbour wall';

test('SPEC 7: a password signs in, signs out and signs in again; a link sets a new one', async ({ page }) => {
  test.setTimeout(180_000);
  const email = newEmail('password');
  await signIn(page, email);

  await test.step('security 12: a password that is easy to guess is refused while typing', async () => {
    await page.goto('/auth/register');
    await page.getByLabel('New password').fill('password1');
    await expect(page.locator('#strength')).toContainText(/guess/);
    await page.getByLabel('Confirm password').fill('password1');
    await page.getByRole('button', { name: 'Create password' }).click();
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/breach|guess/);
    await accessible(page);
  });

  await page.getByLabel('New password').fill(first);
  await expect(page.locator('#strength')).toContainText(/[Ss]trong/);
  await page.getByLabel('Confirm password').fill(`${first}?`);
  await page.getByRole('button', { name: 'Create password' }).click();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/don’t match/);
  await page.getByLabel('Confirm password').fill(first);
  await expect(page.getByText(/don’t match/)).toBeHidden();
  await page.getByRole('button', { name: 'Create password' }).click();
  await expect(page.getByText('Password set.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();

  const byPassword = async (password: string) => {
    await page.getByRole('button', { name: 'Use a password' }).click();
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  for (const time of ['first', 'again'])
    await test.step(`by password, ${time}`, async () => {
      await signOut(page);
      await byPassword(first);
      await isSignedIn(page);
    });

  await signOut(page);
  await byPassword(second);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Incorrect e-mail or password/,
  );
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await accessible(page);
  if (!longRun) return;
  // Security 9: an address is sent one message a minute.
  await expect(async () => {
    const sent = page.url().endsWith('step=reset-sent');
    if (!sent) await page.getByRole('button', { name: 'Send link' }).click({ timeout: 1_000 });
    expect(sent).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [3_000] });

  await page.goto(await linkFor(page, email));
  await expect(page).toHaveURL('/auth/authenticate');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await accessible(page);
  await page.getByLabel('New password').fill(second);
  await page.getByLabel('Confirm password').fill(second);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await isSignedIn(page);
  await signOut(page);
  await byPassword(second);
  await isSignedIn(page);
});

test('each step of the login screen has its address, and Back goes through them', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail or phone').fill('grace@visitor.example');
  await page.getByRole('button', { name: 'Use a password' }).click();
  await expect(page).toHaveURL('/auth/login?step=password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('grace@visitor.example');
  await expect(page).toHaveURL('/auth/login?step=forgot');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await page.goto('/auth/login?step=reset-sent');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});
