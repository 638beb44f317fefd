import { fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, contextOptions: { reducedMotion: 'reduce' } });

test('the carousel shows and scrolls three, two or one by width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/uikit/media');
  const region = await section(page, 'Carousel');
  const carousel = region.getByRole('group', { name: 'Products' });
  const place = region.getByRole('status');
  /** The slides that pointer and keyboard can reach. */
  const inSight = carousel.locator('li:not([inert])').getByRole('article');
  const next = region.getByRole('button', { name: 'Next' });
  const back = region.getByRole('button', { name: 'Previous' });
  await expect(place).toHaveText('Products 1 to 3 of 12');

  await test.step('buttons and dots scroll a page; slides out of view are inert', async () => {
    await expect(back).toBeDisabled();
    await expect(inSight).toHaveCount(3);
    await next.click();
    await expect(place).toHaveText('Products 4 to 6 of 12');
    await expect(inSight.first()).toHaveAccessibleName('Trail shoes');
    await expect(inSight).toHaveCount(3);
    const dots = region.getByRole('list', { name: 'Pages' }).getByRole('button');
    await expect(dots).toHaveCount(4);
    await dots.last().click();
    await expect(place).toHaveText('Products 10 to 12 of 12');
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    await expect(next).toBeDisabled();
  });

  await test.step('keys scroll as well, and the focus stays in view', async () => {
    await carousel.getByRole('button', { name: 'Steel bottle: favourite' }).focus();
    await page.keyboard.press('Home');
    await expect(place).toHaveText('Products 1 to 3 of 12');
    await expect(region.getByRole('list', { name: 'Products, slides' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText('Products 4 to 6 of 12');
    await page.keyboard.press('ArrowLeft');
    await expect(place).toHaveText('Products 1 to 3 of 12');
  });

  await test.step('the favourite and cart buttons work', async () => {
    const favourite = carousel.getByRole('button', { name: 'Desk lamp: favourite' });
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await carousel.getByRole('button', { name: 'Add Desk lamp to the cart' }).click();
    await expect(page.getByText('Desk lamp is in your cart')).toBeVisible();
  });

  for (const [width, shown, words, then] of [
    [1024, 3, '1 to 3', '4 to 6'],
    [768, 2, '1 to 2', '3 to 4'],
    [560, 1, '1', '2'],
  ] as const) {
    await test.step(`at ${width} px ${shown} show`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      await expect(place).toHaveText(`Products ${words} of 12`);
      await expect(inSight).toHaveCount(shown);
      await next.click();
      await expect(place).toHaveText(`Products ${then} of 12`);
      await back.click();
    });
  }
});

test('pictures open large and return the focus; the gallery follows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/uikit/media');
  const lightbox = page.getByRole('dialog', { name: 'Lightbox' });

  await test.step('image: click, Escape', async () => {
    const region = await section(page, 'Image');
    const picture = region.getByRole('button', { name: /container ship/ });
    await picture.click();
    await expect(lightbox.getByRole('img', { name: /container ship/ })).toBeVisible();
    await expect(lightbox).toHaveCSS('z-index', '1100');
    await expect(page.locator('main')).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lightbox.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(picture).toBeFocused();
  });

  const region = await section(page, 'Gallery');
  const panel = region.getByRole('tabpanel');
  const thumbs = region.getByRole('tablist', { name: 'Pictures of the way' });

  await test.step('gallery: arrow keys on the thumbnails, then the buttons', async () => {
    await thumbs.getByRole('tab', { name: 'Warehouse aisle' }).click();
    await page.keyboard.press('ArrowRight');
    await expect(panel).toHaveAccessibleName('Sorting line');
    await expect(thumbs.getByRole('tab', { name: 'Sorting line' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel).toHaveAccessibleName('At the door');
    await region.getByRole('button', { name: 'Next picture' }).click();
    await expect(panel).toHaveAccessibleName('Warehouse aisle');
    await expect(region.getByText('1 of 8')).toBeVisible();
  });

  await test.step('the lightbox opens at the picture and moves the gallery along', async () => {
    await region.getByRole('button', { name: 'Enlarge Warehouse aisle' }).click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText('The scanner reads a label')).toBeVisible();
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await expect(lightbox).toBeHidden();
    await expect(panel).toHaveAccessibleName('Sorting line');
  });

  await test.step('at most 640 px wide; five thumbnails, then four, three, one', async () => {
    expect((await panel.boundingBox())?.width).toBeLessThanOrEqual(640);
    const shown = () =>
      thumbs.evaluate((list) => {
        const tab = list.firstElementChild?.getBoundingClientRect().width ?? 1;
        return Math.round((list.parentElement?.clientWidth ?? 0) / tab);
      });
    for (const [width, count] of [
      [1440, 5],
      [960, 4],
      [768, 3],
      [560, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(shown).toBe(count);
    }
  });
  await fitsNarrowPhone(page);
});
