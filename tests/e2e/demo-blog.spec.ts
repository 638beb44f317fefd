import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { openMenu } from './support/layout';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const list = '/apps/blog/list';
const articles = (page: Page) => page.getByRole('region', { name: /All other articles|What was found/ });
const titles = (page: Page) => articles(page).getByRole('heading', { level: 3 });
const message = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Fills in the editor, once its script has loaded. */
async function write(page: Page, title: string, text: string) {
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Title').fill(title);
  await field.click();
  await page.keyboard.type(text);
  await expect(field).toHaveText(text);
}

test('the article list is searched, filtered, sorted and paged, and preserves that on return', async ({
  page,
}) => {
  await page.goto(list);
  const featured = page.getByRole('region', { name: 'Featured' });
  await expect(featured.getByRole('listitem')).toHaveCount(2);
  await expect(titles(page)).toHaveCount(6);

  await test.step('paging', async () => {
    const first = await titles(page).allTextContents();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(articles(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(titles(page)).toHaveCount(3);
    expect(first).not.toContain(await titles(page).first().textContent());
  });

  await test.step('sorting', async () => {
    await page.getByLabel('Order').selectOption('Most read');
    await expect(titles(page).first()).toHaveText('December: the last days to order');
    await expect(titles(page)).toHaveCount(6);
  });

  await test.step('category and search include featured articles', async () => {
    await page.getByLabel('Category').selectOption('Guides');
    await expect(featured).toBeHidden();
    await expect(titles(page)).toHaveCount(3);
    await page.getByLabel('Search articles').fill('pillow');
    await expect(titles(page)).toHaveText(['Why a light parcel can cost more than a heavy one']);
  });

  await test.step('opening an article and going back preserves the search', async () => {
    await page.getByRole('link', { name: 'Why a light parcel can cost more than a heavy one' }).click();
    await page.waitForURL(/detail\?id=volumetric-weight$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Why a light parcel can cost more than a heavy one',
    );
    await page.goBack();
    await page.waitForURL(/list$/);
    await expect(page.getByLabel('Search articles')).toHaveValue('pillow');
  });

  await test.step('a search without a match says so', async () => {
    await page.getByLabel('Search articles').fill('zebra');
    await expect(page.getByText('No articles match')).toBeVisible();
    await page.getByRole('button', { name: 'Show all articles' }).click();
    await expect(featured).toBeVisible();
  });

  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
});

test('an article can be read, shared and commented on; a comment can be deleted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/apps/blog/detail?id=storage-days');
  await expect(page.getByRole('region', { name: 'Article', exact: true })).toContainText(
    'A warehouse sells two things',
  );
  await page.getByRole('button', { name: 'Copy link to this article' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/apps\/blog\/detail\?id=storage-days$/,
  );

  const comments = page.getByRole('region', { name: /comments?$/ });
  const said = comments.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(said).toHaveCount(2);
  const box = comments.getByRole('textbox', { name: 'Your comment' });
  await comments.getByRole('button', { name: 'Post comment' }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Write something before you post it.');
  await box.fill('Good to know.\nThank you.');
  await comments.getByRole('button', { name: 'Post comment' }).click();
  await expect(said).toHaveCount(3);
  await expect(said.last()).toContainText('Good to know.');
  await expect(box).toHaveValue('');
  await expect(page.getByRole('heading', { name: '3 comments' })).toBeVisible();

  await page.reload();
  await expect(said).toHaveCount(3);
  await comments.getByRole('button', { name: 'Delete your comment' }).click();
  await expect(said).toHaveCount(2);
  await expect(comments.getByRole('list', { name: 'Comments' })).toBeFocused();
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(said).toHaveCount(3);

  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
});

test('without an id the newest article is shown; an unknown id shows a message', async ({ page }) => {
  await page.goto('/apps/blog/detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('December: the last days to order');
  for (const address of ['/apps/blog/detail?id=nothing', '/apps/blog/edit?id=own-1']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such article');
  }
  await page.getByRole('link', { name: 'All articles' }).click();
  await page.waitForURL(/list$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('an article is written and published, and appears in the list', async ({ page }) => {
  await page.goto('/apps/blog/edit');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible({ timeout: 30_000 });

  await test.step('missing fields show errors', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const title = page.getByLabel('Title');
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription('Give the article a title.');
    await expect(page.getByLabel('Category')).toHaveAccessibleDescription('Choose a category.');
  });

  await write(page, 'Where the tape comes from', 'Nine kilometres a week, from a mill in the hills.');
  await page.getByLabel('Category').selectOption('Warehouse');

  await test.step('tags are entered as chips', async () => {
    const tags = page.getByLabel('Tags');
    await tags.pressSequentially('Tape,');
    await expect(page.getByRole('button', { name: 'Remove tape' })).toBeVisible();
    await tags.pressSequentially('pack');
    await (await atRest(page.getByRole('option', { name: 'packing' }))).click();
    await expect(page.getByRole('button', { name: 'Remove packing' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a cover must be an image, is cropped, and can be removed', async () => {
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'tape.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await expect(page.getByText('tape.txt is the wrong file type.')).toBeVisible();
    await input.setInputFiles({ name: 'tape.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await expect(page.getByText('We couldn’t read tape.png as a picture.')).toBeVisible();
    await input.setInputFiles({ name: 'roll.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(page.getByRole('img', { name: 'The cover you chose' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the cover' })).toBeFocused();
  });

  await accessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(message(page).getByText('The article is published')).toBeVisible();
  await page.waitForURL(/\/apps\/blog\/list$/);
  await expect(titles(page).first()).toHaveText('Where the tape comes from');

  await test.step('the article is there after a reload, and can be edited', async () => {
    await page.getByRole('link', { name: 'Where the tape comes from' }).click();
    await page.waitForURL(/detail/);
    await expect(page.getByRole('region', { name: 'Article', exact: true })).toContainText('Nine kilometres');
    await page.reload();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.waitForURL(/edit/);
    await page.getByLabel('Title').fill('Where our tape comes from');
    await page.getByLabel('Allow comments').uncheck();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await page.waitForURL(/list$/);
    await page.getByRole('link', { name: 'Where our tape comes from' }).click();
    await page.waitForURL(/detail/);
    await expect(page.getByText('Comments on this article are closed.')).toBeVisible();
  });
});

test('a draft survives navigation; it can be saved or discarded', async ({ page }) => {
  await page.goto('/apps/blog/edit');
  await write(page, 'Half a thought', 'To be finished.');

  await test.step('leaving and returning, and a reload, preserve the draft', async () => {
    await openMenu(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL((url) => !url.pathname.includes('edit'));
    await page.goBack();
    await page.waitForURL(/edit$/);
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveText('To be finished.');
  });

  await test.step('a draft is listed above the articles only, and deleting it can be undone', async () => {
    await page.getByLabel('Category').selectOption('Guides');
    await page.getByLabel('Publish', { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await page.waitForURL(/list$/);
    const drafts = page.getByRole('region', { name: 'Your drafts' });
    await expect(drafts.getByRole('link', { name: 'Half a thought' })).toBeVisible();
    await expect(titles(page).filter({ hasText: 'Half a thought' })).toHaveCount(0);
    await drafts.getByRole('button', { name: 'Delete the draft Half a thought' }).click();
    await expect(drafts).toBeHidden();
    await message(page).getByRole('button', { name: 'Undo' }).click();
    await drafts.getByRole('link', { name: 'Half a thought' }).click();
    await page.waitForURL(/edit/);
  });

  await test.step('discarding asks for confirmation when something was typed', async () => {
    await page.getByLabel('Title').fill('A whole thought');
    await page.getByRole('button', { name: 'Discard' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep writing' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue('A whole thought');
    await page.getByRole('button', { name: 'Discard' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL(/list$/);
    await page.getByRole('link', { name: 'Half a thought' }).click();
    await page.waitForURL(/edit/);
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  });

  await fitsNarrowPhone(page);
});
