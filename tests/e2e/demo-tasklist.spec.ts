import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

test.beforeEach(async ({ page }) => {
  await page.goto('/apps/tasklist');
  await expect(page.getByRole('button', { name: 'New task' })).toBeEnabled();
});

const toDo = (page: Page) => page.getByRole('region', { name: 'To do' });
const completed = (page: Page) => page.getByRole('region', { name: 'Completed' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const undo = (page: Page) => toasts(page).getByRole('button', { name: 'Undo' });

async function choose(page: Page, task: string, option: string) {
  await page.getByRole('button', { name: `Options of ${task}` }).click();
  await (await atRest(page.getByRole('menuitem', { name: option }))).click();
}

test('a task is created, completed and undone', async ({ page }) => {
  await page.getByRole('button', { name: 'New task' }).click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  const name = dialog.getByLabel('Name');

  await test.step('missing and invalid fields show errors', async () => {
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Give the task a name.');
    await name.fill('Sweep the dock before the inspection');
    const ends = dialog.getByLabel('Ends', { exact: true });
    await dialog.getByLabel('Starts', { exact: true }).fill('11/24/2025');
    await ends.fill('11/23/2025');
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect(ends).toHaveAccessibleDescription('It ends before it starts. Choose a later day.');
    await expect(ends).toBeFocused();
    await accessibleInBothSchemes(page);
    await ends.fill('11/25/2025');
  });

  await test.step('a new task is first in the list of open tasks', async () => {
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Both gates, and the ramp.');
    await dialog.getByRole('combobox', { name: 'Members' }).fill('ines');
    await (await atRest(page.getByRole('option', { name: 'Inês Duarte' }))).click();
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toasts(page)).toContainText('Task added');
    const first = toDo(page).getByRole('listitem').first();
    await expect(first).toContainText('Sweep the dock before the inspection');
    await expect(first).toContainText('Both gates, and the ramp.');
    await expect(first).toContainText('24th Nov 2025 to 25th Nov 2025');
    await expect(first).toContainText('Waiting');
    await expect(first.getByRole('img', { name: 'Inês Duarte' })).toBeVisible();
  });

  const box = (region: ReturnType<typeof toDo>) => region.getByRole('checkbox', { name: /^Sweep the dock/ });
  await test.step('checking a task moves it, and the focus goes to the next task', async () => {
    await box(toDo(page)).click();
    await expect(box(completed(page))).toBeChecked();
    await expect(toDo(page).getByRole('checkbox').first()).toBeFocused();
    await expect(toasts(page)).toContainText('Task completed');
    await page.reload();
    await expect(completed(page).getByRole('listitem').first()).toContainText('Complete');
    await expect(box(completed(page))).toBeChecked();
  });

  await test.step('a completed task is reopened, and completed again', async () => {
    await expect(page.getByRole('button', { name: 'New task' })).toBeEnabled();
    await box(completed(page)).click();
    await expect(box(toDo(page))).not.toBeChecked();
    await undo(page).click();
    await expect(box(completed(page))).toBeChecked();
  });
});

test('a task is edited and deleted from its menu, and restored to its place', async ({ page }) => {
  const task = 'Agree on Saturday pick-ups';
  await choose(page, task, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toContainText('three hours');
  await expect(dialog.getByLabel('Ends', { exact: true })).toHaveValue('11/18/2025');
  await dialog.getByLabel('Name').fill('Agree on Sunday pick-ups');
  await dialog.getByRole('button', { name: 'Save task' }).click();
  const changed = toDo(page).getByRole('listitem').nth(1);
  await expect(changed).toContainText('Agree on Sunday pick-ups');
  await expect(changed).toContainText('Overdue');
  await expect(page.getByRole('button', { name: 'Options of Agree on Sunday pick-ups' })).toBeFocused();

  await choose(page, 'Agree on Sunday pick-ups', 'Edit');
  await dialog.getByLabel('Name').fill('Nothing of it');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(changed).toContainText('Agree on Sunday pick-ups');

  await choose(page, 'Agree on Sunday pick-ups', 'Delete');
  await expect(toDo(page).getByRole('listitem')).toHaveCount(5);
  await expect(toDo(page).getByRole('checkbox', { name: 'New label for dangerous goods' })).toBeFocused();
  await undo(page).click();
  await expect(changed).toContainText('Agree on Sunday pick-ups');
});

test('both lists can be filtered, and say when nothing matches', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search tasks' });
  await page.getByRole('combobox', { name: 'Tasks of' }).selectOption('Grace Bennett');
  await expect(toDo(page).getByRole('listitem')).toHaveCount(2);
  await expect(completed(page).getByRole('listitem')).toHaveCount(1);
  await search.fill('books');
  await expect(toDo(page)).toContainText('None of these tasks match');
  await search.fill('zeppelin');
  await expect(page.getByText('No task matches')).toBeVisible();
  await accessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(toDo(page).getByRole('listitem')).toHaveCount(6);
  await expect(search).toHaveValue('');
});

test('completing the last task shows a message, and the page fits a narrow phone', async ({ page }) => {
  await accessibleInBothSchemes(page);
  for (let left = 5; left >= 0; left--) {
    await toDo(page).getByRole('checkbox').first().click();
    await expect(toDo(page).getByRole('checkbox')).toHaveCount(left);
  }
  await expect(toDo(page)).toContainText('Nothing left to do');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeFocused();
  await expect(completed(page).getByRole('listitem')).toHaveCount(9);
  await fitsNarrowPhone(page);
});
