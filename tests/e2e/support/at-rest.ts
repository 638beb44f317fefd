import { expect, type Locator } from '@playwright/test';

/**
 * Waits until an overlay has stopped moving: a press during the animation starts on one element and ends on
 * another, so there is no click.
 */
export async function atRest(opened: Locator): Promise<Locator> {
  let before: string | undefined;
  await expect(async () => {
    const now = JSON.stringify(await opened.boundingBox());
    const same = now === before;
    before = now;
    expect(same).toBe(true);
  }).toPass({ intervals: [100] });
  return opened;
}
