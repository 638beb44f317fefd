import type { Page } from '@playwright/test';
import { choicesSheet } from '@/lib/appearance/choices-sheet';
import { defaultConfig, type LayoutConfig } from '@/lib/appearance/config';
import { accessible } from './support/accessible';
import { fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { openMenu } from './support/layout';
import { expect, test } from './support/test';
import { keep, rootStyle, watchFrames } from './support/theme';

const roseInNora: Partial<LayoutConfig> = { preset: 'Nora', primary: 'rose', surface: 'ocean' };

const root = (page: Page) => page.locator('html');

test.describe('signed in', () => {
  test.use({ storageState: signedIn });

  test('a stored theme applies before the first paint and stays: load, soft navigation, not found', async ({
    page,
    faults,
  }) => {
    await keep(page, { layout: roseInNora, theme: 'dark' });
    // Not before the page could be painted without it. Polled, for a page that waits to be painted has no frames.
    await page.route(`**${choicesSheet}`, async (route) => {
      await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 50 });
      await route.continue();
    });
    const frames = await watchFrames(page);
    const only = [
      JSON.stringify({ preset: 'Nora', primary: 'rose', surface: 'ocean', dark: true, ground: '#0c1920' }),
    ];

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await rootStyle(page, '--p-primary-color')).toBe('#f43f5e');
    expect(await rootStyle(page, '--p-border-radius-md')).toBe('6px');
    expect(await frames()).toEqual(only);

    await openMenu(page);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Invoices' }).click();
    await expect(page).toHaveURL('/invoices');
    await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    expect(await frames()).toEqual(only);

    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
    expect(await frames()).toEqual(only);
    // Chromium logs the page's own 404.
    await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test('SPEC 4 and 9: a choice applies at once, is stored, and other tabs follow; the preset reapplies all', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(root(page)).toHaveAttribute('data-preset', 'Lara');
    expect(await rootStyle(page, '--p-primary-color')).toBe('#298728');
    const opener = page.getByTitle('Theme settings');
    await expect(opener).toHaveCSS('transition-duration', '0.2s');
    const other = await context.newPage();
    await other.goto('/pages/notfound');
    await expect(root(other)).toHaveAttribute('data-primary', 'green');

    await opener.click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    const primary = settings.getByRole('radiogroup', { name: 'Primary' });
    const surface = settings.getByRole('radiogroup', { name: 'Surface' });
    await expect(surface.locator('[data-highlighted]')).toHaveAttribute('title', 'Slate');
    await primary.getByRole('radio', { name: 'Rose' }).check();
    await expect.poll(() => rootStyle(page, '--p-primary-color')).toBe('#e11d48');
    await expect.poll(() => rootStyle(other, '--p-primary-color')).toBe('#e11d48');
    await surface.getByRole('radio', { name: 'Ocean' }).check();
    await expect.poll(() => rootStyle(other, '--p-surface-900')).toBe('#183240');
    await settings.getByRole('radio', { name: 'Nora' }).check();
    for (const tab of [page, other]) {
      await expect(root(tab)).toHaveAttribute('data-preset', 'Nora');
      await expect(root(tab)).toHaveAttribute('data-primary', 'rose');
      await expect(root(tab)).toHaveAttribute('data-surface', 'ocean');
      expect(await rootStyle(tab, '--p-transition-duration')).toBe('0s');
      expect(await rootStyle(tab, '--p-content-border-radius')).toBe('2px');
    }
    await expect(opener).toHaveCSS('transition-duration', '0s');
    await primary.getByRole('radio', { name: 'Noir' }).check();
    await expect.poll(() => rootStyle(page, '--p-primary-color')).toBe('#0c1920');

    // Not `check`: the scheme changes with the view transition's next frame, not with the click.
    await settings.getByRole('radio', { name: 'Dark' }).click();
    await expect(root(other)).toHaveClass(/\bdark\b/);
    await page.reload();
    await expect(root(page)).toHaveClass(/\bdark\b/);
    await expect(root(page)).toHaveAttribute('data-primary', 'noir');
  });

  test('the looks to choose from are fetched when the page is idle, once for a year, and work offline from then on', async ({
    page,
    context,
  }) => {
    const sheet = page.waitForResponse(`**${choicesSheet}`);
    await page.goto('/invoices');
    expect((await sheet).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const opener = page.getByRole('button', { name: 'Theme settings' });
    await opener.hover();
    await opener.click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings).toBeVisible();
    await context.setOffline(true);
    await settings.getByRole('radiogroup', { name: 'Primary' }).getByRole('radio', { name: 'Rose' }).check();
    expect(await rootStyle(page, '--p-primary-color')).toBe('#e11d48');
    await expect(settings.locator('[data-swatch-primary=teal]')).toHaveCSS(
      'background-color',
      'rgb(20, 184, 166)',
    );
  });

  test('no script of a page contains a palette', async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Theme settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    expect(scripts.size).toBeGreaterThan(3);
    for (const url of scripts) {
      const script = await (await page.request.get(url)).text();
      for (const colour of ['f4f9f4', '298728', '10b981', 'f43f5e', '183240', '94a3b8']) {
        expect(script.includes(colour), colour).toBe(false);
      }
    }
  });

  test('the global error page uses the stored theme', async ({ page, faults }) => {
    await keep(page, { layout: roseInNora, theme: 'dark' });
    // Throws where next-themes calls it in the root layout, above every other error boundary.
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('No media');
      };
    });
    const frames = await watchFrames(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'We couldn’t load Waybill' })).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-primary', 'rose');
    expect(await rootStyle(page, '--p-ground-background')).toBe('#0c1920');
    expect(await frames()).toEqual([
      JSON.stringify({ preset: 'Nora', primary: 'rose', surface: 'ocean', dark: true, ground: '#0c1920' }),
    ]);
    expect(faults.splice(0).join()).toContain('No media');
  });

  test('the global error page offers a retry and a link to Home', async ({ page, faults }) => {
    await page.addInitScript(() => {
      if (location.pathname !== '/invoices') return;
      window.matchMedia = () => {
        throw new Error('No media');
      };
    });
    await page.goto('/invoices');
    const failed = page.getByRole('heading', { name: 'We couldn’t load Waybill' });
    await expect(failed).toBeVisible();
    await accessible(page);
    await fitsNarrowPhone(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await expect(failed).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/);
    expect(faults.splice(0).join()).toContain('No media');
  });
});

test('corrupt and unknown values fall back and are corrected', async ({ page }) => {
  await keep(page, {
    layout: '{"preset":"Nora","primary":"mauve","menuMode":"drawer","anch',
    theme: 'sepia',
  });
  await page.goto('/auth/login');
  await expect(root(page)).toHaveAttribute('data-preset', 'Lara');
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  expect(JSON.parse((await kept('waybill.layout')) ?? '')).toEqual(defaultConfig);
  expect(await kept('theme')).toBeNull();
  await expect(root(page)).not.toHaveClass(/sepia|dark/);

  await page.evaluate(
    (layout) => localStorage.setItem('waybill.layout', layout),
    JSON.stringify({ preset: 'Aura', primary: 'mauve', menuMode: 'drawer', menuTheme: 'transparent' }),
  );
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-preset', 'Aura');
  const sanitized = { ...defaultConfig, preset: 'Aura', menuMode: 'drawer', menuTheme: 'colorScheme' };
  expect(JSON.parse((await kept('waybill.layout')) ?? '')).toEqual(sanitized);
});

test('SPEC 4: the scheme switch toggles the dark class, in a view transition unless motion is reduced', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { transitions: string[] };
    counted.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) =>
      start(() => {
        (update as () => void)();
        counted.transitions.push(document.documentElement.className.includes('dark') ? 'dark' : 'light');
      });
  });
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);
  await page.goto('/auth/login');
  const button = page.getByRole('button', { name: 'Switch between light and dark' });
  await button.click();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  expect(await transitions()).toEqual(['dark']);
  expect(await rootStyle(page, 'color-scheme')).toBe('dark');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await button.click();
  await expect(root(page)).not.toHaveClass(/\bdark\b/);
  expect(await transitions()).toEqual(['dark']);
});
