import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { menuReady } from './support/layout';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const mails = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
const mail = (page: Page, subject: string) => mails(page).filter({ hasText: subject });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Opens a page and waits until it has hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await menuReady(page);
}

async function folder(page: Page, name: string) {
  const link = page
    .getByRole('navigation', { name: 'Mail folders' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
  await link.click();
  await expect(heading(page, name)).toBeVisible();
}

/** Acts on a mail of a list: by its buttons, or by its menu on touch screens and narrow layouts. */
async function act(page: Page, subject: string, action: string) {
  const row = mail(page, subject);
  const menu = row.getByRole('button', { name: /^Actions/ });
  await row.scrollIntoViewIfNeeded();
  if (await menu.isVisible()) {
    await menu.click();
    await (await atRest(page.getByRole('menuitem', { name: action, exact: true }))).click();
  } else {
    await row.hover();
    await row.getByRole('button', { name: new RegExp(`^${action}`) }).click();
  }
}

test('a mail is written, sent and found in Sent; its draft is stored until then', async ({ page }) => {
  await open(page, '/apps/mail/inbox');
  const menu = page.getByRole('navigation', { name: 'Mail folders' });
  await menu.getByRole('link', { name: 'Compose' }).click();
  await expect(heading(page, 'New message')).toBeVisible();
  const form = page.getByRole('form', { name: 'New message' });
  const to = form.getByRole('combobox', { name: 'To' });
  const subject = form.getByLabel('Subject');
  const text = form.getByRole('textbox', { name: 'Message' });

  await test.step('missing fields show errors, and the first one gets the focus', async () => {
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Choose at least one person to send it to.')).toBeVisible();
    await expect(form.getByText('Give it a subject.')).toBeVisible();
    await expect(to).toBeFocused();
  });

  await test.step('recipients are suggested, and any address can be typed', async () => {
    await to.fill('tanaka');
    await (await atRest(page.getByRole('option', { name: /Hiro Tanaka/ }))).click();
    await to.fill('ada@postbox.example,');
    await expect(form.getByRole('button', { name: 'Remove ada@postbox.example' })).toBeVisible();
    await to.fill('nobody');
    await subject.fill('The scale of line 2');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('“nobody” is no e-mail address.')).toBeVisible();
    await to.fill('');
    await text.fill('It shows three grams too much since this morning.');
  });

  await test.step('files that are not accepted are listed', async () => {
    await form.getByLabel('Files to attach').setInputFiles([
      { name: 'scale.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      { name: 'scale.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ]);
    await expect(form.getByRole('list', { name: 'Attached files' })).toContainText('scale.pdf');
    await expect(form.getByText(/scale\.exe is the wrong file type/)).toBeVisible();
  });

  await test.step('the draft is there after navigating away and after a reload', async () => {
    await folder(page, 'Inbox');
    await menu.getByRole('link', { name: 'Compose' }).click();
    await expect(subject).toHaveValue('The scale of line 2');
    await page.reload();
    await menuReady(page);
    await expect(subject).toHaveValue('The scale of line 2');
    await expect(text).toContainText('three grams too much');
    await expect(form.getByRole('button', { name: 'Remove Hiro Tanaka' })).toBeVisible();
  });

  await test.step('a discarded draft can be restored', async () => {
    await form.getByRole('button', { name: 'Discard' }).click();
    await expect(subject).toHaveValue('');
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(subject).toHaveValue('The scale of line 2');
  });

  await test.step('a sent mail is in Sent and can be read', async () => {
    await form.getByRole('button', { name: 'Send' }).click();
    await toast(page).getByText('Message sent').hover();
    await expect(heading(page, 'Sent')).toBeVisible();
    await expect(mails(page).first()).toContainText('To Hiro Tanaka +1');
    await toast(page).getByRole('button', { name: 'View' }).click();
    await expect(heading(page, 'The scale of line 2')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('three grams too much');
    await expect(page.getByRole('article')).toContainText('scale.pdf');
    await page.reload();
    await expect(heading(page, 'The scale of line 2')).toBeVisible();
    await folder(page, 'Inbox');
    await menu.getByRole('link', { name: 'Compose' }).click();
    await expect(subject).toHaveValue('');
  });
});

test('a mail is moved to the trash, restored, and deleted permanently', async ({ page }) => {
  await open(page, '/apps/mail/inbox');
  await expect(mails(page)).toHaveCount(10);

  await test.step('deleting from the row offers Undo; the focus moves to the next row', async () => {
    await act(page, 'New label printer', 'Delete');
    await expect(mail(page, 'New label printer')).toHaveCount(0);
    await expect(mail(page, 'How we should pack bowls').getByRole('link')).toBeFocused();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(mail(page, 'New label printer')).toBeVisible();
  });

  await test.step('two mails are deleted at once and restored from the trash', async () => {
    await page.getByRole('checkbox', { name: /^Select Dock 3/ }).check();
    await page.getByRole('checkbox', { name: /^Select Claim 2041/ }).check();
    await expect(page.getByText('2 selected')).toBeAttached();
    const bulk = page.getByRole('group', { name: 'Chosen mails' });
    await bulk.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toContainText('2 mails moved to trash');
    await folder(page, 'Trash');
    await expect(mails(page)).toHaveCount(4);
    await act(page, 'Dock 3', 'Restore');
    await expect(mails(page)).toHaveCount(3);
    await folder(page, 'Inbox');
    await expect(mail(page, 'Dock 3')).toBeVisible();
  });

  await test.step('permanent deletion asks for confirmation', async () => {
    await folder(page, 'Trash');
    await act(page, 'Claim 2041', 'Delete for good');
    const question = page.getByRole('alertdialog', { name: 'Delete this mail for good?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(question).toBeHidden();
    await expect(mail(page, 'Claim 2041')).toBeVisible();
    await page.getByRole('button', { name: 'Empty the trash' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Trash: mails' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('The trash is empty')).toBeVisible();
  });
});

test('stars, paging and search', async ({ page }) => {
  await open(page, '/apps/mail/inbox');

  await test.step('a starred mail is listed in Starred; removing the star can be undone', async () => {
    const star = (subject: string) => mail(page, subject).getByRole('button', { name: /^Starred/ });
    await star('Closing November').click();
    await expect(star('Closing November')).toHaveAttribute('aria-pressed', 'true');
    await folder(page, 'Starred');
    await star('Closing November').click();
    await expect(mail(page, 'Closing November')).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(mail(page, 'Closing November')).toBeVisible();
  });

  await test.step('pages of ten; select all selects one page', async () => {
    await folder(page, 'Inbox');
    const all = page.getByRole('checkbox', { name: 'Select all mails of this page' });
    await page.getByRole('checkbox', { name: /^Select Dock 3/ }).check();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.check();
    await expect(page.getByText('10 selected')).toBeAttached();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(mails(page)).toHaveCount(4);
    await expect(all).not.toBeChecked();
  });

  await test.step('a search starts on the first page, and says when nothing matches', async () => {
    const search = page.getByRole('searchbox', { name: 'Search Inbox' });
    await search.fill('leveller');
    await expect(mails(page)).toHaveCount(1);
    await search.fill('submarine');
    await expect(page.getByText('Nothing in Inbox matches “submarine”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(mails(page)).toHaveCount(10);
    await expect(search).toHaveValue('');
  });

  await test.step('search results are there again after reading a mail', async () => {
    await page.getByRole('searchbox', { name: 'Search Inbox' }).fill('lima');
    await mails(page)
      .getByRole('link', { name: /Manifest/ })
      .click();
    await expect(heading(page, 'Manifest for Thursday’s flight to Lima')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Inbox' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search Inbox' })).toHaveValue('lima');
    await expect(mails(page)).toHaveCount(1);
  });
});

test('a mail is read, answered and archived', async ({ page }) => {
  await open(page, '/apps/mail/inbox');
  await expect(mail(page, 'Manifest').getByRole('link', { name: /^Unread: / })).toBeVisible();
  await mail(page, 'Manifest').getByRole('link').click();
  await expect(heading(page, 'Manifest for Thursday’s flight to Lima')).toBeVisible();
  const neighbours = page.getByRole('navigation', { name: 'Mails beside this one' });
  await expect(neighbours).toContainText('3 of 14');

  await test.step('a reply to all is written inline and survives navigation', async () => {
    await page.getByRole('button', { name: 'Reply to all' }).click();
    const form = page.getByRole('form', { name: /^Reply to all/ });
    await expect(form.getByRole('button', { name: 'Remove Diego Rojas' })).toBeVisible();
    await expect(form.getByLabel('Subject')).toHaveValue('Re: Manifest for Thursday’s flight to Lima');
    await form.getByRole('textbox', { name: 'Message' }).fill('The pallet stays as it is.');
    await neighbours.getByRole('link', { name: /^Older/ }).click();
    await expect(heading(page, 'New label printer')).toBeVisible();
    await neighbours.getByRole('link', { name: /^Newer/ }).click();
    await expect(form.getByRole('textbox', { name: 'Message' })).toContainText('The pallet stays');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Your answers' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeFocused();
  });

  await test.step('an opened mail is read, and is archived and unarchived from its page', async () => {
    await page.getByRole('group', { name: 'This mail' }).getByRole('button', { name: 'Archive' }).click();
    await expect(heading(page, 'Inbox')).toBeVisible();
    await expect(mail(page, 'Manifest')).toHaveCount(0);
    await folder(page, 'Archived');
    await expect(mail(page, 'Manifest').getByRole('link', { name: /^Manifest/ })).toBeVisible();
    await act(page, 'Manifest', 'Take out of the archive');
    await folder(page, 'Inbox');
    await expect(mail(page, 'Manifest')).toBeVisible();
  });
});

test('an unknown mail shows its own message, and the folders stay', async ({ page, faults }) => {
  const answer = await page.goto('/apps/mail/detail/99');
  expect(answer?.status()).toBe(404);
  await expect(heading(page, 'This mail is not here')).toBeVisible();
  // Chromium logs the page's own 404, and React in development what Next renders around it.
  faults.splice(0);
  await page.getByRole('link', { name: 'Go to the inbox' }).click();
  await expect(heading(page, 'Inbox')).toBeVisible();

  await page.goto('/apps/mail/detail/1999');
  await expect(heading(page, 'This mail is not here')).toBeVisible();
  await page.goto('/apps/mail');
  await expect(page).toHaveURL(/\/apps\/mail\/inbox$/);
});

test('reading, writing and selecting pass axe and fit a narrow phone', async ({ page }) => {
  await open(page, '/apps/mail/inbox');
  await page.getByRole('checkbox', { name: 'Select all mails of this page' }).check();
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
  await mails(page)
    .getByRole('link', { name: /Manifest/ })
    .click();
  await page.getByRole('button', { name: 'Forward' }).click();
  const form = page.getByRole('form', { name: /^Forward/ });
  await expect(form.getByRole('textbox', { name: 'Message' })).toContainText('Please find the manifest');
  await form.getByRole('button', { name: 'Send' }).click();
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
});

test.describe('on a tablet with a touch screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('a mail and its menu fit on one line', async ({ page }) => {
    await open(page, '/apps/mail/inbox');
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    const rows = await mails(page).all();
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const [whole, menu, date] = await Promise.all([
        row.boundingBox(),
        row.getByRole('button', { name: /^Actions/ }).boundingBox(),
        row.locator('time').boundingBox(),
      ]);
      const middle = (box: typeof menu) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
      expect(Math.abs(middle(menu) - middle(date))).toBeLessThan(8);
      expect(whole?.height).toBeLessThan(72);
    }
  });
});
