import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const saying = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).locator('[data-severity]').filter({ hasText: text });

/** A message that is fading out while axe runs has too little contrast. */
async function close(message: Locator) {
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);
}

test('a customer is created with a picture and appears at the top of the list', async ({ page }) => {
  await page.goto('/profile/list');
  await expect(page.getByText(/^Showing/)).toHaveText('Showing 1 to 10 of 52');
  await page.getByRole('link', { name: 'Add new' }).click();
  await expect(page).toHaveURL('/profile/create');
  const form = page.getByRole('form', { name: 'New customer' });

  await test.step('missing fields show errors', async () => {
    await form.getByRole('button', { name: 'Create customer' }).click();
    await expect(form.getByLabel('Nickname')).toBeFocused();
    await expect(form.getByLabel('Nickname')).toHaveAccessibleDescription(/two letters or more/);
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
      'Choose a country.',
    );
  });

  await test.step('only an image is accepted; it is previewed and can be removed', async () => {
    const file = form.locator('input[type=file]');
    const text = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Handle with care') };
    await file.setInputFiles(text);
    await expect(form.getByRole('alert')).toContainText('note.txt is the wrong file type');
    await file.setInputFiles({ ...text, name: 'broken.png', mimeType: 'image/png' });
    await expect(form.getByRole('alert')).toContainText('We couldn’t read broken.png');
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await file.setInputFiles({ name: 'nell.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
    await expect(form.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
    await expect(form.getByRole('alert')).toBeHidden();
    await form.getByRole('button', { name: 'Remove' }).click();
    await expect(form.getByText('No picture yet')).toBeVisible();
  });

  await test.step('nothing typed was lost, and the list shows the new customer', async () => {
    await form.getByLabel('Nickname').fill('Nell Byrne');
    await form.getByLabel('E-mail').fill('nell@example.com');
    await form.getByRole('combobox', { name: 'Country' }).click();
    await (await atRest(page.getByRole('option', { name: 'Ireland' }))).click();
    await form.getByLabel('Website').fill('nell');
    await form.getByRole('button', { name: 'Create customer' }).click();
    await expect(form.getByLabel('Website')).toHaveAccessibleDescription(/Enter an address/);
    await form.getByLabel('Website').fill('https://nell.example');
    await form.getByRole('button', { name: 'Create customer' }).click();
    await expect(saying(page, 'Customer created')).toContainText('Nell Byrne');
    await expect(page).toHaveURL('/profile/list');
    const first = page.getByRole('table', { name: 'Customers' }).locator('tbody tr').first();
    await expect(first).toContainText('Nell Byrne');
    await expect(first).toContainText('Ireland');
    await expect(page.getByText(/^Showing/)).toHaveText('Showing 1 to 10 of 53');
    await expect(saying(page, 'Customer created')).toHaveCount(0);
  });

  await page.getByRole('searchbox', { name: 'Search customers' }).fill('nell byrne');
  await expect(page.getByText(/^Showing/)).toHaveText('Showing 1 to 1 of 1');
  await accessibleInBothSchemes(page);
});

test('help leads to the answer, and its questions can be searched', async ({ page }) => {
  await page.goto('/pages/help');
  const topics = page.getByRole('list', { name: 'Topics' });
  await expect(topics.locator('> li')).toHaveCount(6);

  await test.step('a search shows only the topics that match', async () => {
    const search = page.getByRole('searchbox', { name: 'Search the articles' });
    await search.fill('duty pays');
    await expect(page.getByText('One article found')).toBeVisible();
    await expect(topics.locator('> li')).toHaveCount(1);
    await search.fill('zeppelin');
    await expect(page.getByText('No article has these words')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(topics.locator('> li')).toHaveCount(6);
    await accessibleInBothSchemes(page);
  });

  const answer = (question: string) => page.getByRole('button', { name: question });

  await test.step('an article has its own address', async () => {
    await page.getByRole('link', { name: 'Who pays the duty?' }).click();
    await expect(page).toHaveURL('/pages/faq#customs-duty');
    await expect(answer('Who pays the duty?')).toHaveAttribute('aria-expanded', 'true');
    await expect(answer('Who pays the duty?')).toBeInViewport();
    await expect(page.getByText('You do, as the one who imports.')).toBeVisible();
  });

  await test.step('choosing a topic beside it changes the questions', async () => {
    const list = page.getByRole('navigation', { name: 'Topics' });
    await expect(list.getByRole('link', { name: 'Customs' })).toHaveAttribute('aria-current', 'true');
    await list.getByRole('link', { name: 'Storage' }).click();
    await expect(page.getByRole('heading', { name: 'Storage', level: 2 })).toBeVisible();
    await expect(answer('Who pays the duty?')).toBeHidden();
    await answer('What does a day cost after that?').click();
    await expect(page.getByText('Sixty cents for a parcel of up to ten kilograms')).toBeVisible();
    await page.goBack();
    await expect(answer('Who pays the duty?')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('a search covers all topics', async () => {
    const search = page.getByRole('searchbox', { name: 'Search the answers' });
    await search.fill('invoice');
    await expect(page.getByText(/^\d+ answers found$/)).toBeVisible();
    await search.fill('zeppelin');
    await expect(page.getByText('No answer has these words')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByRole('heading', { name: 'Customs', level: 2 })).toBeVisible();
    await accessibleInBothSchemes(page);
  });
  await fitsNarrowPhone(page);
});

test('the contact form shows its errors, loses nothing, and is cleared once sent', async ({ page }) => {
  await page.goto('/pages/contact');
  const form = page.getByRole('form', { name: 'Message' });
  await form.getByLabel('Name').fill('Ada');
  await form.getByLabel('Message').fill('The box came back with a torn corner.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue('The box came back with a torn corner.');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(saying(page, 'Thank you, Ada')).toContainText('nothing has left your browser');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Message')).toHaveValue('');
  await close(saying(page, 'Thank you, Ada'));
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
});

test('a block shows its source code and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await readFile('components/demo/blocks/library/hero.tsx', 'utf8');
  await page.goto('/blocks');
  const hero = page.getByRole('region', { name: 'Hero', exact: true });
  await expect(hero.getByRole('heading', { name: 'Your parcel knows the way home' })).toBeVisible();
  await hero.getByRole('radio', { name: 'Code' }).check();
  await expect(hero.getByRole('radio', { name: 'Code' })).toBeChecked();
  await expect(hero.getByRole('region', { name: 'Code of Hero' })).toHaveText(code);
  await expect(hero.getByRole('heading', { name: 'Your parcel knows the way home' })).toBeHidden();
  const copy = hero.getByRole('button', { name: /code of Hero/ });
  await copy.click();
  await expect(copy).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await hero.getByRole('radio', { name: 'Preview' }).check();
  await expect(hero.getByRole('heading', { name: 'Your parcel knows the way home' })).toBeVisible();

  const form = page.getByRole('form', { name: 'Welcome back' });
  await form.getByRole('button', { name: 'Sign in' }).click();
  await close(saying(page, 'Only a drawing of a form'));
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
});

test('the invoice adds up, and prints without the page around it', async ({ page }) => {
  await page.goto('/pages/invoice');
  const invoice = page.getByRole('region', { name: 'Invoice WB-2025-1187' });
  await expect(invoice).toContainText('$118.74');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await accessibleInBothSchemes(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#sidebar')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(invoice.getByText('12.35 kg', { exact: true })).toBeVisible();
});

test('about us shows the whole team, with contact links', async ({ page }) => {
  await page.goto('/pages/aboutus');
  await expect(page.getByRole('img', { name: /^Portrait of/ })).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Write to Farah Aziz' })).toHaveAttribute(
    'href',
    'mailto:farah@waybill.example',
  );
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
});
