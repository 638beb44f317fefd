import { accessible } from './support/accessible';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

test('the editor: formats, lists, links, paste, limit, lock', async ({ page }) => {
  await page.goto('/uikit/input');
  const region = await section(page, 'Editor');
  const text = region.getByRole('textbox', { name: 'Note' });
  const tools = region.getByRole('toolbar', { name: 'Look of the note' });
  const bold = tools.getByRole('button', { name: 'Bold' });
  await expect(text).toContainText('Please repack this order');

  await test.step('bold by the button and by the keyboard', async () => {
    await text.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await expect(region.getByText('Write a note')).toBeVisible();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await bold.click();
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await expect(text).toBeFocused();
    await page.keyboard.type('Urgent');
    await page.keyboard.press('ControlOrMeta+B');
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.type(' and fragile');
    await expect(text.locator('strong')).toHaveText('Urgent');
    await expect(text).toHaveText('Urgent and fragile');
    await expect(region.getByText('18 of 400 characters')).toBeVisible();
  });

  await test.step('the toolbar is one Tab stop with arrow keys', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(tools.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(bold).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'Italic' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text).toBeFocused();
  });

  await test.step('a list, a link, and an invalid address', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await tools.getByRole('button', { name: 'List', exact: true }).click();
    await expect(text.locator('ul li')).toHaveText('Urgent and fragile');
    await page.keyboard.press('ControlOrMeta+A');
    await tools.getByRole('button', { name: 'Link' }).click();
    const address = region.getByLabel('Web address');
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(region.getByText('Enter a web address')).toBeVisible();
    await address.fill('waybill.example/help');
    await region.getByRole('button', { name: 'Save link' }).click();
    await expect(text.getByRole('link').first()).toHaveAttribute('href', 'https://waybill.example/help');
    await tools.getByRole('button', { name: 'Undo' }).click();
    await expect(text.getByRole('link')).toHaveCount(0);
  });

  await test.step('pasted HTML keeps its text and supported formats only', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await text.evaluate((page_) => {
      const data = new DataTransfer();
      const html =
        '<p style="color:red">Red <em>words</em><script>alert(1)</scr' +
        'ipt><img src="data:,"> and <a href="javascript:alert(1)">more</a></p>';
      data.setData('text/html', html);
      page_.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(text).toHaveText('Red words and more');
    await expect(text.locator('em')).toHaveText('words');
    await expect(text.locator('[style], a, img:not([class]), script')).toHaveCount(0);
  });

  await test.step('too long a text shows an error; a locked editor takes no input', async () => {
    await page.keyboard.insertText('x'.repeat(400));
    await expect(region.getByText(/The note is \d+ characters too long/)).toBeVisible();
    await region.getByRole('switch', { name: 'Locked' }).check();
    await expect(text).toHaveAttribute('contenteditable', 'false');
    await expect(bold).toBeDisabled();
    await accessible(page);
  });
});
