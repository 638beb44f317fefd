import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1280, height: 900 } });

test('one progress bar advances with time, another is static, a third is indeterminate', async ({ page }) => {
  await page.clock.install();
  await page.goto('/uikit/misc');
  const region = await section(page, 'Progress bar');
  const packing = region.getByRole('progressbar', { name: 'Packing the truck' });
  const again = region.getByRole('button', { name: 'Pack the next truck' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(packing).toHaveAttribute('aria-valuenow', /\d+/);
  const before = Number(await packing.getAttribute('aria-valuenow'));
  await page.clock.runFor(800);
  await expect(packing).toHaveAttribute('aria-valuenow', String(before + 8));
  await expect(again).toBeDisabled();
  for (let beat = 0; beat < 14; beat++) await page.clock.runFor(800);
  await expect(packing).toHaveAttribute('aria-valuenow', '100');
  await again.click();
  await expect(packing).toHaveAttribute('aria-valuenow', '0');

  await expect(region.getByRole('progressbar', { name: 'Free storage used' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  const underWay = region.getByRole('progressbar', { name: 'Waiting for the carrier' });
  await expect(underWay).not.toHaveAttribute('aria-valuenow');
  const animation = (element: Element) => getComputedStyle(element).animationName;
  expect(await underWay.locator('> *').evaluate(animation)).toBe('underway');
});

test('the scroll panel scrolls by keyboard and has a button to its top', async ({ page }) => {
  await page.goto('/uikit/misc');
  const region = await section(page, 'Scroll panel');
  const panel = region.getByRole('region', { name: 'House rules' });
  const top = region.getByRole('button', { name: 'Back to top' });
  await expect(top).toBeHidden();
  await panel.focus();
  await page.keyboard.press('End');
  await expect(top).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(top).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(top).toBeHidden();
  await expect(panel).toBeFocused();
});

test('badges, avatars and chips have names; chips can be removed one by one and restored', async ({
  page,
}) => {
  await page.goto('/uikit/misc');
  const badges = await section(page, 'Badges');
  await expect(badges.getByText('unread notices')).toBeAttached();
  await expect(badges.getByRole('button', { name: 'Notices 2' })).toBeVisible();
  const avatars = await section(page, 'Avatars');
  await expect(
    avatars.getByRole('img', {
      name: 'Amara Okafor, Bruno Keller, Chloe Martin, Diego Rojas and two others',
    }),
  ).toBeVisible();

  const chips = await section(page, 'Chips');
  await chips.getByRole('button', { name: 'Remove This week' }).focus();
  for (const next of ['Remove Insured', 'Remove Over 10 kg', 'Bring them back']) {
    await page.keyboard.press('Enter');
    await expect(chips.getByRole('button', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(chips.getByRole('button')).toHaveCount(3);
});
