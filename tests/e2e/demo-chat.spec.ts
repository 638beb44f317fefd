import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { touches } from './support/layout';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const row = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
const log = (page: Page, name: string) => page.getByRole('log', { name: `Messages with ${name}` });
const back = (page: Page) => page.getByRole('button', { name: 'Back to all conversations' });

/** Opens the page and waits until it has hydrated. */
async function openChat(page: Page, path = '/apps/chat') {
  await page.goto(path);
  await expect(page.locator('button[aria-label^="Your status"]')).toBeEnabled();
}

/** Opens a conversation; on a narrow screen, through the list. */
async function openWith(page: Page, name: string) {
  if (await back(page).isVisible()) await back(page).click();
  await row(page, name).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('Enter sends a message, which appears at the end and is there after a reload', async ({ page }) => {
  await openChat(page);
  await expect(row(page, 'Farah Aziz')).toContainText('2 unread');
  await openWith(page, 'Farah Aziz');
  const message = field(page, 'Farah Aziz');
  if (!(await touches(page))) await expect(message).toBeFocused();

  await message.fill('Beech it is.');
  await message.press('Shift+Enter');
  await message.pressSequentially('Thank you.');
  await message.press('Enter');
  const sent = log(page, 'Farah Aziz').getByRole('listitem').last();
  await expect(sent).toHaveText(/^You: Beech it is\.\nThank you\.15:00$/);
  await expect(sent).toBeInViewport();
  await expect(message).toHaveValue('');
  await expect(message).toBeFocused();

  await message.press('Enter');
  await expect(sent).toContainText('Beech it is.');

  await page.reload();
  await expect(sent).toContainText('Beech it is.');
  if (await back(page).isVisible()) await back(page).click();
  const first = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first();
  await expect(first).toHaveAccessibleName(/^Farah Aziz\s+Busy .*You: Beech it is/);
  await expect(first).not.toContainText('unread');
});

test('an emoji is inserted at the cursor by keyboard', async ({ page }) => {
  await openChat(page, '/apps/chat?with=bruno');
  const message = field(page, 'Bruno Keller');
  await message.fill('Well done');
  await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 4));
  const button = page.getByRole('button', { name: 'Emoji' });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Emoji' });
  await expect(panel.getByRole('button', { name: 'Grin' })).toBeFocused();
  await accessibleInBothSchemes(page);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('group', { name: 'Hands' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('Well👍 done');

  await button.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('an unsent message stays in its conversation', async ({ page }) => {
  await openChat(page);
  await openWith(page, 'Hiro Tanaka');
  await field(page, 'Hiro Tanaka').fill('Which parcels');
  await openWith(page, 'Jonas Weber');
  await expect(field(page, 'Jonas Weber')).toHaveValue('');
  if (await back(page).isVisible()) await back(page).click();
  await expect(row(page, 'Hiro Tanaka')).toContainText('Draft: Which parcels');
  await page.goto('/documentation');
  await openChat(page, '/apps/chat?with=hiro');
  await expect(field(page, 'Hiro Tanaka')).toHaveValue('Which parcels');
});

test('the list can be searched, and the user can set their status', async ({ page }) => {
  await openChat(page);
  const conversations = page.getByRole('navigation', { name: 'Conversations' });
  const search = page.getByRole('searchbox', { name: 'Search people and messages' });
  await search.fill('ines can look');
  await expect(conversations.getByRole('link')).toHaveCount(1);
  await expect(row(page, 'Bruno Keller')).toBeVisible();
  await search.fill('zeppelin');
  await expect(conversations).toContainText('Nobody and nothing found');
  await search.fill('');
  await expect(conversations.getByRole('link')).toHaveCount(6);

  await page.getByRole('button', { name: 'Your status: Active' }).click();
  await (await atRest(page.getByRole('menuitem', { name: 'Away' }))).click();
  await expect(page.getByRole('button', { name: 'Your status: Away' })).toBeVisible();
});

test('clearing a conversation can be undone', async ({ page }) => {
  await openChat(page, '/apps/chat?with=grace');
  await page.getByRole('button', { name: 'Clear the conversation' }).click();
  await expect(page.getByText('Nothing said yet')).toBeVisible();
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await accessibleInBothSchemes(page);
  await undo.click();
  await expect(log(page, 'Grace Bennett').getByRole('listitem')).toHaveCount(4);
});

test('the address of an unknown person says so, and links back to the list', async ({ page }) => {
  await openChat(page, '/apps/chat?with=nobody');
  await expect(page.getByText('There is no such conversation')).toBeVisible();
  await accessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Show all conversations' }).click();
  await expect(page).toHaveURL('/apps/chat');
  await expect(row(page, 'Bruno Keller')).toBeVisible();
});

test('on a phone, list and conversation are separate screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await expect(page.getByRole('log')).toBeHidden();
  await accessibleInBothSchemes(page);
  await row(page, 'Chloe Martin').click();
  await expect(log(page, 'Chloe Martin')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeHidden();
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
  await back(page).click();
  await expect(row(page, 'Chloe Martin')).toBeFocused();
  await fitsNarrowPhone(page);
  await page.goBack();
  await expect(log(page, 'Chloe Martin')).toBeVisible();
});
