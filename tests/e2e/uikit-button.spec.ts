import { accessible } from './support/accessible';
import { atRest } from './support/at-rest';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const severities = ['Primary', 'Secondary', 'Success', 'Info', 'Warn', 'Help', 'Danger', 'Contrast'];

test('eight severities in every look, each with its own colour', async ({ page }) => {
  await page.goto('/uikit/button');
  for (const look of ['Severities', 'Raised', 'Rounded', 'Outlined', 'Text', 'Raised text']) {
    const row = page.getByRole('region', { name: look, exact: true }).getByRole('button');
    await expect(row).toHaveText(severities);
    const paints = () =>
      row.evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color } = getComputedStyle(button);
          return `${backgroundColor} ${color}`;
        }),
      );
    await expect.poll(async () => new Set(await paints()).size, look).toBeGreaterThanOrEqual(7);
  }
  await expect(page.getByRole('group', { name: /^Icons, / })).toHaveCount(5);
  for (const icons of await page.getByRole('group', { name: /^Icons, / }).all())
    await expect(icons.getByRole('button')).toHaveCount(8);

  const plain = page.getByRole('region', { name: 'Default', exact: true });
  await expect(plain.getByRole('button', { name: 'Send parcel' }).nth(1)).toBeDisabled();
  await expect(plain.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/documentation');
});

test('a busy button is busy for one second and keeps its focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/uikit/button');
  const loading = await section(page, 'Loading');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const find = loading.getByRole('button', { name: 'Find parcel' });
  await find.press('Enter');
  await expect(find).toHaveAttribute('aria-busy', 'true');
  await expect(find).toBeFocused();
  await page.clock.runFor(999);
  await expect(find).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await expect(find).not.toHaveAttribute('aria-busy');
  await expect(loading.getByRole('button', { name: 'Booking the truck' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

test('a split button runs the default action, and opens a menu of the others', async ({ page }) => {
  await page.goto('/uikit/button');
  const split = await section(page, 'Split button');
  const said = split.getByRole('status');
  await expect(split.getByRole('group')).toHaveCount(8);
  await split.getByRole('button', { name: 'Danger', exact: true }).click();
  await expect(said).toHaveText('Danger: main action');

  const more = split.getByRole('button', { name: 'More: Help' });
  await more.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Print', 'Share', 'Delete']);
  await accessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Help: share');
  await expect(more).toBeFocused();

  await split.getByRole('button', { name: 'More: Info' }).click();
  const menu = page.getByRole('menu', { name: 'More: Info' });
  await (await atRest(menu.getByRole('menuitem', { name: 'Delete' }))).click();
  await expect(said).toHaveText('Info: delete');
});
