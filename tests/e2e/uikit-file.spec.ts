import { fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { signedIn } from './support/session';
import { slowDisk } from './support/slow-disk';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const picture = (name: string, size = 40_000) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(size, 1),
});
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Handle with care') };

test('the uploader accepts pictures of up to 1 MB, shows progress, and says when it is done', async ({
  page,
}) => {
  const goOn = await slowDisk(page);
  await page.goto('/uikit/file');
  const region = await section(page, 'Advanced uploader');
  const input = region.locator('input[type=file]');
  const rows = region.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
  const upload = region.getByRole('button', { name: /^Upload/ });

  await test.step('a refused file is listed with the reason and what is accepted', async () => {
    await expect(upload).toBeDisabled();
    await input.setInputFiles([picture('label.png'), picture('pallet.png', 2_400_000), note]);
    const alert = region.getByRole('alert');
    await expect(alert).toContainText('2 files weren’t added');
    await expect(alert).toContainText('pallet.png is too large (2.4 MB). Choose a file of up to 1 MB.');
    await expect(alert).toContainText('note.txt is the wrong file type. Choose JPG, PNG, GIF or WebP.');
    await expect(rows).toHaveText([/label\.png.*40 kB.*Waiting/]);
  });

  await test.step('dropping adds files, duplicates are ignored, and a file can be removed', async () => {
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['1'.repeat(900)], 'corner.png', { type: 'image/png', lastModified: 1 }));
      return transfer;
    });
    const area = region.getByRole('group', { name: 'Pictures of the parcel' });
    await area.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(rows).toHaveCount(2);
    await expect(region.getByRole('alert')).toBeHidden();
    await area.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(rows).toHaveCount(2);
    await region.getByRole('button', { name: 'Remove corner.png' }).click();
    await expect(rows).toHaveCount(1);
    await expect(region.getByRole('list', { name: 'Chosen files' })).toBeFocused();
  });

  await test.step('progress, then a toast', async () => {
    await upload.click();
    const bar = region.getByRole('progressbar', { name: 'Progress of label.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await goOn();
    await expect(rows).toHaveText([/label\.png.*Done/]);
    await expect(page.getByText('One picture is read')).toBeVisible();
    await expect(upload).toBeDisabled();
    await region.getByRole('button', { name: 'Clear list' }).click();
    await expect(rows).toHaveCount(0);
  });

  await test.step('basic chooser: one picture with its own upload button', async () => {
    const basic = await section(page, 'Basic chooser');
    const field = basic.getByLabel('Photo of the label');
    const send = basic.getByRole('button', { name: 'Upload' });
    await expect(send).toBeDisabled();
    await field.setInputFiles(note);
    await expect(field).toHaveAccessibleDescription(/note\.txt is the wrong file type/);
    await expect(send).toBeDisabled();
    await field.setInputFiles(picture('label.png', 1_000_001));
    await expect(field).toHaveAccessibleDescription(/slightly over the limit of 1 MB/);
    await field.setInputFiles(picture('label.png'));
    await send.click();
    await expect(basic.getByRole('progressbar')).toBeVisible();
    await goOn();
    await expect(page.getByText('label.png is read')).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await fitsNarrowPhone(page);
});
