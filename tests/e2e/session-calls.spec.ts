import { inUse } from './support/in-use';
import { expect, test } from './support/own-customer';
import { openSecurity } from './support/security';

test('opening a page requests the session once, whether the browser has it cached or not', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sessions/authenticate')) calls.push(new URL(page.url()).pathname);
  });
  const opened = async (path: string) => {
    // The Security part asks at once, for what it shows; other pages only after a while.
    if (path !== '/account') return inUse(page, () => page.goto(path));
    await openSecurity(page);
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(part('Passkeys').getByText('No passkeys yet.')).toBeVisible();
    await expect(part('Devices').getByText('This device')).toBeVisible();
  };
  for (const path of ['/account', '/account', '/packages', '/account']) await opened(path);
  expect(calls).toEqual(['/account', '/account', '/packages', '/account']);

  await page.evaluate(() => localStorage.clear());
  await opened('/account');
  expect(calls).toHaveLength(5);
});
