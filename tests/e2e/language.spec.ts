import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/own-customer';

const html = (page: Page) => page.locator('html');

/** A page of somebody who is not signed in, and whose browser has a language. */
async function guestPage(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, storageState: { cookies: [], origins: [] } });
  return context.newPage();
}

test('before sign-in, a page is in the language of the browser from its first byte', async ({ browser }) => {
  for (const [locale, lang, dir] of [
    ['fr-CA', 'fr', 'ltr'],
    ['ar-EG', 'ar', 'rtl'],
    ['ja', 'en-US', 'ltr'],
  ] as const) {
    const page = await guestPage(browser, locale);
    const first = await (await page.goto('/auth/login'))?.text();
    expect(first).toContain(`<html lang="${lang}" dir="${dir}"`);
    await page.context().close();
  }
});

test('the language chosen on the login page goes before those of the browser', async ({ browser }) => {
  const page = await guestPage(browser, 'fr-FR');
  await page.goto('/auth/login');
  const choice = page.getByRole('combobox', { name: 'Langue' });
  await expect(choice).toHaveValue('fr');
  await choice.selectOption('de');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.goto('/auth/login');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await page.context().close();
});

test('a cookie with an unknown language is ignored', async ({ browser }) => {
  const page = await guestPage(browser, 'fr-FR');
  await page.goto('/auth/login');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'waybill-language', value: 'tlh', url: origin }]);
  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await page.context().close();
});

test('the language of the account goes before that of the browser, in every browser', async ({
  browser,
  customer,
}) => {
  await customer.change({ language: 'pt' });
  const context = await browser.newContext({ locale: 'fr-FR', storageState: customer.session });
  const page = await context.newPage();
  await page.goto('/packages');
  await expect(html(page)).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1, name: 'Pacotes' })).toBeVisible();
  await context.close();
});

test('dates are typed and shown as the language writes them', async ({ page, customer }) => {
  await customer.change({ language: 'en-GB' });
  await page.goto('/invoices/statement');
  await expect(html(page)).toHaveAttribute('lang', 'en-GB');
  const day = page.getByRole('textbox', { name: 'First day' });
  await expect(day).toHaveValue(/^01\/\d\d\/\d{4}$/);
  await day.fill('03/14/2026');
  await day.blur();
  await expect(page.getByText('There’s no month 14. The day comes first, then the month.')).toBeVisible();
});

test('a choice in the settings changes the account, and the next page of another tab but nothing typed there', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the menu is opened another way');
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/packages/new');
  await other.getByRole('button', { name: 'Theme settings' }).isVisible();
  const typed = other.getByRole('textbox').first();
  await typed.fill('1Z5338FF0107231059');

  await page.getByRole('button', { name: 'Theme settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(html(page)).toHaveAttribute('lang', 'es');

  await expect(typed).toHaveValue('1Z5338FF0107231059');
  await expect(html(other)).toHaveAttribute('lang', 'en-US');
  other.on('dialog', (dialog) => void dialog.accept());
  await other.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Account' }).click();
  await expect(html(other)).toHaveAttribute('lang', 'es');
  await expect(other.getByRole('combobox', { name: 'Idioma' }).first()).toHaveValue('es');
});

test('saving another language with the details shows the account in it', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});
