import type { Locator, Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { slowDisk } from './support/slow-disk';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const files = (page: Page) => page.getByRole('region', { name: /^(All files|Files in)/ });
const rows = (page: Page) => files(page).getByRole('table').getByRole('rowheader');
const message = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Chooses an item from the menu of a file or a folder. */
async function choose(page: Page, within: Locator, menu: string, entry: string) {
  await within.getByRole('button', { name: menu, exact: true }).click();
  await (await atRest(page.getByRole('menuitem', { name: entry }))).click();
}

test('folders filter the table; the table can be searched, sorted and paged', async ({ page }) => {
  await page.goto('/apps/files');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toHaveText('Extra shifts, December.xlsx');

  await test.step('search', async () => {
    await files(page).getByLabel('Search files').fill('october');
    await expect(rows(page)).toHaveCount(2);
    await files(page).getByLabel('Search files').fill('zebra');
    await files(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveCount(10);
  });

  await test.step('folder filter', async () => {
    const customs = page.getByRole('button', { name: /^Customs 3 files/ });
    await customs.click();
    await expect(customs).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('Into the folder Customs.')).toBeVisible();
    await files(page).getByRole('button', { name: 'Show all files' }).click();
    await expect(rows(page)).toHaveCount(10);
  });

  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
});

test('a file is renamed, downloaded, deleted and restored', async ({ page }) => {
  await page.goto('/apps/files');
  const metrics = page.getByRole('list', { name: 'Files by kind' });
  await expect(metrics.getByRole('region', { name: 'Sheets' })).toContainText('2 files');

  await test.step('rename: a name is required and must be unique', async () => {
    await page.getByRole('button', { name: /^Customs 3 files/ }).click();
    await choose(page, files(page), 'File Tariff table 2026.xlsx', 'Rename');
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription('Type a name.');
    await name.fill('nassau, october.pdf');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription('This name is taken. Choose another one.');
    await name.fill('Tariffs 2026.xlsx');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rows(page).filter({ hasText: 'Tariffs 2026.xlsx' })).toBeVisible();
  });

  await test.step('download', async () => {
    const saved = page.waitForEvent('download');
    await choose(page, files(page), 'File Tariffs 2026.xlsx', 'Download');
    expect((await saved).suggestedFilename()).toBe('Tariffs 2026.xlsx.txt');
  });

  await test.step('delete and undo', async () => {
    await choose(page, files(page), 'File Tariffs 2026.xlsx', 'Delete');
    await expect(rows(page)).toHaveCount(2);
    await expect(files(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(metrics.getByRole('region', { name: 'Sheets' })).toContainText('1 file');
    await message(page).getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(3);
  });
});

test('a folder is created, renamed, deleted with its files and restored', async ({ page }) => {
  await page.goto('/apps/files');
  const folders = page.getByRole('region', { name: 'Folders' });
  await folders.getByRole('button', { name: 'New folder' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('customs');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('This name is taken. Choose another one.');
  await name.fill('Holiday cards');
  await page.keyboard.press('Enter');
  await folders.getByRole('button', { name: 'Holiday cards Empty' }).click();
  await expect(files(page).getByText('Holiday cards is empty')).toBeVisible();

  await choose(page, folders, 'Folder Holiday cards', 'Rename');
  await name.fill('Greetings');
  await page.keyboard.press('Enter');
  await expect(folders.getByRole('button', { name: 'Greetings Empty' })).toBeVisible();

  await choose(page, folders, 'Folder Customs', 'Delete');
  await expect(folders.getByRole('button', { name: /^Customs/ })).toHaveCount(0);
  await expect(message(page).getByText('With 3 files.')).toBeVisible();
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await folders.getByRole('button', { name: /^Customs 3 files/ }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('uploads show progress, refused files are listed, and uploaded files are there after a reload', async ({
  page,
}) => {
  const goOn = await slowDisk(page);
  await page.goto('/apps/files');
  await page.getByRole('button', { name: /^Labels 1 file/ }).click();
  const upload = page.getByRole('region', { name: 'Upload' });
  await upload.locator('input[type=file]').setInputFiles([
    { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Handle with care') },
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(10) },
    { name: 'atlas.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6_000_000) },
  ]);
  const alert = upload.getByRole('alert');
  await expect(alert).toContainText('2 files weren’t added');
  await expect(alert).toContainText('film.mp4 is the wrong file type. Choose PDF, text');
  await expect(alert).toContainText('atlas.pdf is too large (6 MB). Choose a file of up to 5 MB.');

  await upload.getByRole('button', { name: 'Upload 1' }).click();
  const bar = upload.getByRole('progressbar', { name: 'Progress of note.txt' });
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expect(rows(page)).toHaveCount(1);
  await goOn();
  await expect(message(page).getByText('One file is added')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  const saved = page.waitForEvent('download');
  await choose(page, files(page), 'File note.txt', 'Download');
  const file = await (await saved).createReadStream();
  expect((await file.toArray()).join('')).toBe('Handle with care');

  await test.step('after a reload the name is listed, and the page says that the content is gone', async () => {
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await choose(page, files(page), 'File note.txt', 'Download');
    await expect(message(page).getByText('Its content is gone')).toBeVisible();
  });
});
