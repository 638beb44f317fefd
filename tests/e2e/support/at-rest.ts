import { expect, type Locator } from '@playwright/test';

/**
 * Waits until something that opens over the page has found its place, as a person does: pressed while it moves, a press
 * begins on one thing and ends on another, which is none.
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
