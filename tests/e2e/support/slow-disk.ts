import type { Page } from '@playwright/test';

/**
 * A slow disk: half of each file is read at once, the rest on release.
 * @returns a function that releases it
 */
export async function slowDisk(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const read = Object.getOwnPropertyDescriptor(FileReader.prototype, 'readAsArrayBuffer')?.value as (
      this: FileReader,
      blob: Blob,
    ) => void;
    FileReader.prototype.readAsArrayBuffer = function (blob) {
      this.dispatchEvent(new ProgressEvent('progress', { loaded: 50, total: 100 }));
      addEventListener('disk-goes-on', () => read.call(this, blob), { once: true });
    };
  });
  return () => page.evaluate(() => dispatchEvent(new Event('disk-goes-on')));
}
