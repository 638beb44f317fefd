import { directionOf } from '@/lib/text/language';
import { inLanguage } from '@/lib/text/server/request-language';
import { text, type PlainKey } from '@/lib/text/text';
import { codeFor } from './support/outbox';
import { operatorOf } from './support/operator';
import { ownAccount } from './support/own-customer';
import { stock } from './support/stocked-customer';
import { expect, test } from './support/test';

for (const language of ['en-GB', 'es', 'fr', 'pt-BR', 'de', 'ar']) {
  const words = (key: PlainKey) => inLanguage(language, () => text(key));

  test(`in ${language} a customer signs in, declares contents, downloads an invoice and signs out`, async ({
    browser,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, 'the menu is opened another way');
    const portal = baseURL ?? '';
    const customer = await ownAccount(portal, { language });
    await stock(operatorOf(portal, customer.suiteNumber));
    const context = await browser.newContext({
      locale: language,
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    const button = (key: PlainKey) => page.getByRole('button', { name: words(key) }).first();
    const menu = page.getByRole('navigation', { name: words('shell.menu.title') });

    await page.goto('/auth/login');
    await page.getByLabel(words('auth.contact.emailOrPhone')).fill(customer.email);
    await button('auth.start.sendCode').click();
    await expect(page).toHaveURL('/auth/verify-otp');
    await page.getByLabel(words('shell.code.label')).fill(await codeFor(page, customer.email));
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));

    await menu.getByRole('link', { name: words('shell.places.packages') }).click();
    await page.getByRole('link', { name: 'Two kettles' }).click();
    const contents = page.getByRole('region', { name: words('packagesPage.contents.title') });
    await contents.getByRole('button', { name: words('contents.change') }).click();
    await contents.getByLabel(words('contents.item'), { exact: true }).fill('Kettle, copper');
    await contents.getByRole('button', { name: words('contents.save') }).click();
    await expect(contents.getByRole('row', { name: /Kettle, copper/ })).toBeVisible();

    await menu.getByRole('link', { name: words('shell.places.invoices') }).click();
    await page.locator('main a[href^="/invoices/inv_"]').first().click();
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words('invoicesPage.invoice.downloadPdf') }).click(),
    ]);
    expect(paper.suggestedFilename()).toMatch(/^invoice-.*\.pdf$/);

    await page
      .getByRole('complementary')
      .getByRole('button', { name: words('shell.signOut.label') })
      .click();
    await expect(page.getByRole('heading', { name: words('pages.title.signIn') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  });
}
