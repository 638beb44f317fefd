import type { Locator, Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { menuReady, openWith, showExamples, sidebar, toggle } from './support/layout';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1440, height: 900 } });

const nav = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const root = (page: Page) => page.locator('html');
const button = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => nav(page).getByRole('link', { name });
const list = (page: Page, name: string) => nav(page).getByRole('list', { name, exact: true });

async function inWindow(page: Page, part: Locator): Promise<void> {
  const size = page.viewportSize();
  await expect
    .poll(async () => {
      const box = await part.boundingBox();
      if (!box || !size) return 'nowhere';
      const { x, y, width, height } = box;
      const inside = x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
      return inside ? 'inside' : box;
    })
    .toBe('inside');
}

test('SPEC 4: overlay slides over the content; outside click, Escape and a route close it', async ({
  page,
}) => {
  await openWith(page, { menuMode: 'overlay' }, '/packages');
  const content = page.locator('.shell-page');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page)).toBeFocused();
  await expect.poll(async () => (await sidebar(page).boundingBox())?.x).toBe(0);
  expect((await content.boundingBox())?.x).toBe(0);
  await expect(sidebar(page)).toHaveCSS('transition-duration', /^0\.4s/);
  await expect(sidebar(page)).toHaveCSS(
    'transition-timing-function',
    /^cubic-bezier\(0\.05, 0\.74, 0\.2, 0\.99\)/,
  );
  await expect(sidebar(page)).toHaveCSS('z-index', '1000');
  await accessible(page);

  await page.mouse.click(1430, 450);
  await expect(sidebar(page)).toBeHidden();
  await toggle(page).click();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await link(page, 'Invoices').click();
  await expect(page).toHaveURL('/invoices');
  await expect(sidebar(page)).toBeHidden();
  await expect(root(page)).not.toHaveAttribute('data-menu-overlay');

  await toggle(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/packages');
  await expect(sidebar(page)).toBeHidden();

  await toggle(page).click();
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
});

for (const menuMode of ['slim', 'slim-plus', 'horizontal'] as const) {
  test(`${menuMode}: flyouts open on click, switch on hover, and close`, async ({ page }) => {
    await openWith(page, { menuMode });
    await showExamples(page);
    const depots = button(page, 'Depots');
    const guides = button(page, 'Guides');
    const tables = link(page, 'Tables');

    await test.step('hovering opens nothing before the first click', async () => {
      await guides.hover();
      await expect(guides).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('a click opens a flyout, fully in the window and above the content', async () => {
      await depots.click();
      await expect(depots).toHaveAttribute('aria-expanded', 'true');
      const flyout = list(page, 'Depots');
      await expect(depots).toHaveAttribute('aria-controls', (await flyout.getAttribute('id')) ?? '');
      await inWindow(page, flyout);
      const [menu, panel] = [await sidebar(page).boundingBox(), await flyout.boundingBox()];
      if (menuMode === 'horizontal') expect(panel?.y).toBeGreaterThan((menu?.height ?? 0) - 8);
      else expect(panel?.x).toBeGreaterThanOrEqual(menu?.width ?? 0);
      await button(page, 'Miami').click();
      await expect(link(page, 'Shelves')).toBeVisible();
      await inWindow(page, flyout);
      await expect(page.getByText('Staff only')).toHaveCount(0);
      await accessible(page);
    });

    await test.step('hovering another root then switches to its flyout', async () => {
      await guides.hover();
      await expect(tables).toBeVisible();
      await expect(depots).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('Escape closes it, returns the focus and ends switching on hover', async () => {
      await tables.focus();
      await page.keyboard.press('Escape');
      await expect(guides).toHaveAttribute('aria-expanded', 'false');
      await expect(guides).toBeFocused();
      await depots.hover();
      await expect(depots).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('the arrow keys move into, through and out of the levels', async () => {
      const [into, along, back] =
        menuMode === 'horizontal'
          ? (['ArrowDown', 'ArrowRight', 'ArrowLeft'] as const)
          : (['ArrowRight', 'ArrowDown', 'ArrowUp'] as const);
      await depots.focus();
      await page.keyboard.press(along);
      await expect(guides).toBeFocused();
      await page.keyboard.press(back);
      await page.keyboard.press(into);
      await expect(button(page, 'Miami')).toBeFocused();
      await page.keyboard.press('End');
      await expect(button(page, 'Nassau (opens in spring)')).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(link(page, 'Shelves')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(button(page, 'Miami')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(depots).toBeFocused();
      await expect(depots).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('Enter opens; losing the focus or a click outside closes', async () => {
      await page.keyboard.press('Enter');
      await expect(depots).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('button', { name: 'Theme settings' }).focus();
      await expect(depots).toHaveAttribute('aria-expanded', 'false');
      await depots.click();
      await expect(depots).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.click(1430, 450);
      await expect(depots).toHaveAttribute('aria-expanded', 'false');
      await depots.click();
      await depots.click();
      await expect(depots).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('a leaf navigates and closes the menu; its parents are marked', async () => {
      await guides.click();
      await tables.click();
      await expect(page).toHaveURL('/uikit/table');
      await expect(guides).toHaveAttribute('aria-expanded', 'false');
      await expect(guides).toHaveAttribute('data-active', 'true');
    });
  });
}

test('slim labels its icons on hover and focus; flyouts fit low windows', async ({ page }) => {
  await openWith(page, { menuMode: 'slim' });
  const name = link(page, 'Invoices').locator('.menu-label');
  await expect(name).toHaveCSS('clip-path', 'inset(50%)');
  await link(page, 'Invoices').hover();
  await expect(name).toHaveCSS('clip-path', 'none');
  const [icon, tip] = [await link(page, 'Invoices').boundingBox(), await name.boundingBox()];
  expect((tip?.y ?? 0) + (tip?.height ?? 0) / 2).toBeCloseTo((icon?.y ?? 0) + (icon?.height ?? 0) / 2, 0);
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();

  await showExamples(page);
  await page.setViewportSize({ width: 1000, height: 480 });
  await button(page, 'Depots').click();
  await button(page, 'Miami').click();
  await inWindow(page, list(page, 'Depots'));
});

test('static: submenus open inline, commands run, disabled items do nothing', async ({ page }) => {
  await openWith(page, { menuMode: 'static' });
  await showExamples(page);
  const depots = button(page, 'Depots');
  const miami = button(page, 'Miami');
  await depots.click();
  await miami.click();
  await expect(link(page, 'Shelves')).toBeVisible();
  await button(page, 'Kingston').click();
  await expect(miami).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, 'Scans')).toBeVisible();
  await button(page, 'Kingston').click();
  await expect(depots, 'an open parent gives way to its own parent').toHaveAttribute('aria-expanded', 'true');

  const nassau = button(page, 'Nassau (opens in spring)');
  await expect(nassau).toHaveAttribute('aria-disabled', 'true');
  await nassau.focus();
  await page.keyboard.press('Enter');
  await expect(depots).toHaveAttribute('aria-expanded', 'true');
  const tariffs = link(page, /^Tariffs/);
  await expect(tariffs).toHaveAttribute('target', '_blank');
  await expect(tariffs).toHaveAttribute('href', /^https:/);
  await miami.click();
  await button(page, 'Request a count').click();
  await expect(page.getByText('The Miami depot will count its shelves tonight.')).toBeVisible();
  await expect(button(page, 'Request a count')).toHaveAttribute('data-active', 'true');
  await accessible(page);

  await button(page, 'Guides').click();
  await link(page, 'Forms').click();
  await expect(page).toHaveURL('/uikit/formlayout');
  await expect(link(page, 'Forms')).toHaveAttribute('aria-current', 'page');
  await link(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await expect(button(page, 'Guides')).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(button(page, 'Guides'), 'the open parent follows the route').toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await page.goto('/documentation');
  await menuReady(page);
  await expect(list(page, 'Examples'), 'off by default').toHaveCount(0);
});

for (const [menuMode, closed] of [
  ['reveal', 68],
  ['drawer', 84],
] as const) {
  test(`SPEC 2 and 9: ${menuMode} opens on hover, closes 300 ms later, and can be pinned`, async ({
    page,
  }) => {
    await page.clock.install();
    await openWith(page, { menuMode, menuTheme: 'colorScheme' }, '/account');
    const content = page.locator('.shell-page');
    const edge = async () => {
      const { x, width } = (await sidebar(page).boundingBox()) ?? { x: NaN, width: NaN };
      return Math.round(x + width);
    };
    const inset = async () => Math.round((await content.boundingBox())?.x ?? NaN);
    const pin = sidebar(page).getByRole('button', { name: 'Keep the menu open' });

    await test.step('it opens on hover, over the content', async () => {
      await page.mouse.move(closed / 2, 500);
      await expect.poll(edge).toBe(320);
      expect(await inset()).toBe(closed);
      await accessible(page);
    });

    await test.step('SPEC 9: it closes 300 ms after the pointer left, not before', async () => {
      await page.clock.pauseAt(Date.now() + 86_400_000);
      await page.mouse.move(900, 500);
      await page.clock.runFor(299);
      await expect(root(page)).toHaveAttribute('data-menu-active');
      await page.mouse.move(closed / 2, 500);
      await page.clock.runFor(1000);
      await expect(root(page), 'the pointer came back').toHaveAttribute('data-menu-active');
      await page.mouse.move(900, 500);
      await page.clock.runFor(300);
      await expect(root(page)).not.toHaveAttribute('data-menu-active');
      await page.clock.resume();
      await expect.poll(edge).toBe(closed);
    });

    await test.step('keyboard focus opens it; Escape and moving the focus away close it', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(link(page, 'Home')).toBeFocused();
      await expect.poll(edge).toBe(320);
      await page.keyboard.press('Escape');
      await expect.poll(edge).toBe(closed);
      await page.keyboard.press('Tab');
      await expect.poll(edge).toBe(320);
      await page.getByRole('button', { name: 'Theme settings' }).focus();
      await expect.poll(edge).toBe(closed);
    });

    await test.step('pinned, the content moves aside and hovering is ignored', async () => {
      await page.mouse.move(closed / 2, 500);
      await pin.click();
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(inset).toBe(320);
      await page.mouse.move(900, 500);
      await page.clock.runFor(1000);
      await expect.poll(edge).toBe(320);
      await expect(root(page)).not.toHaveAttribute('data-menu-active');
    });

    await test.step('the pin survives a reload, and can be released', async () => {
      await page.reload();
      await menuReady(page);
      expect(await edge()).toBe(320);
      expect(await inset()).toBe(320);
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
      await pin.click();
      await expect.poll(inset).toBe(closed);
      expect(await edge(), 'the pointer is still on it').toBe(320);
      await page.mouse.move(900, 500);
      await page.clock.runFor(300);
      await expect.poll(edge).toBe(closed);
    });
  });
}

test('SPEC 4: the theme resets in reveal, other tabs follow at once, and it all survives a reload', async ({
  page,
  context,
}) => {
  await openWith(page, { menuMode: 'static', menuTheme: 'transparent' }, '/account');
  const other = await context.newPage();
  await other.goto('/account');
  await menuReady(other);
  await toggle(other).click();
  await expect(sidebar(other)).toBeHidden();

  await page.getByRole('button', { name: 'Theme settings' }).click();
  await page.getByRole('radio', { name: 'Reveal', exact: true }).check();
  for (const tab of [other, page]) {
    // A background tab renders no frames, so its transitions wait.
    await tab.bringToFront();
    await expect(root(tab)).toHaveAttribute('data-menu-mode', 'reveal');
    await expect(root(tab)).toHaveAttribute('data-menu-theme', 'colorScheme');
    await expect.poll(async () => (await tab.locator('.shell-page').boundingBox())?.x).toBe(68);
  }
  await expect(page.getByRole('radio', { name: 'Transparent', exact: true })).toBeDisabled();
  await page.getByRole('radio', { name: 'Static', exact: true }).check();
  await expect(root(other)).toHaveAttribute('data-menu-mode', 'static');
  await expect(sidebar(other), 'static un-hides the menu').toBeVisible();
  await expect(sidebar(other)).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-menu-theme', 'colorScheme');
});

test('off-canvas: submenus open inline, a leaf and Back close it, the page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWith(page, { menuMode: 'horizontal' });
  await showExamples(page);
  await page.evaluate(() => scrollTo(0, 400));
  await toggle(page).click();
  await expect(sidebar(page)).toBeFocused();
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  await button(page, 'Depots').click();
  await button(page, 'Miami').click();
  await expect(link(page, 'Shelves')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await accessible(page);
  await button(page, 'Guides').click();
  await link(page, 'Forms').click();
  await expect(page).toHaveURL('/uikit/formlayout');
  await expect(sidebar(page)).toBeHidden();
  await toggle(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/documentation');
  await expect(sidebar(page)).toBeHidden();
  await expect(root(page)).not.toHaveCSS('overflow', 'hidden');
  await toggle(page).click();
  await sidebar(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(sidebar(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('from right to left the menu is on the right, and the arrows are mirrored', async ({ page }) => {
  await openWith(page, { menuMode: 'slim' });
  await showExamples(page);
  await root(page).evaluate((html) => html.setAttribute('dir', 'rtl'));
  // Without the scrollbar gutter.
  const edge = await root(page).evaluate((html) => html.clientWidth);
  expect(await sidebar(page).boundingBox()).toMatchObject({ x: edge - 80, width: 80 });
  await button(page, 'Depots').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'Miami')).toBeFocused();
  const flyout = await list(page, 'Depots').boundingBox();
  expect((flyout?.x ?? NaN) + (flyout?.width ?? NaN)).toBeLessThanOrEqual(edge - 80);
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Depots')).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the first tap on a strip opens it, the next one activates an item, one outside closes it', async ({
    page,
  }) => {
    await openWith(page, { menuMode: 'drawer', menuTheme: 'colorScheme' }, '/account');
    await link(page, 'Packages').tap();
    await expect(root(page)).toHaveAttribute('data-menu-active');
    await expect(page).toHaveURL('/account');
    await page.touchscreen.tap(1430, 450);
    await expect(root(page)).not.toHaveAttribute('data-menu-active');
    await link(page, 'Packages').tap();
    await expect(root(page)).toHaveAttribute('data-menu-active');
    await link(page, 'Packages').tap();
    await expect(page).toHaveURL('/packages');
  });
});
