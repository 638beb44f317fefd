import { signedIn } from './support/session';
import { signIn } from './support/sign-in';
import { test } from './support/test';

test('Ada signs in once for all tests that read her data', async ({ page }) => {
  await signIn(page, '+13055550142');
  await page.context().storageState({ path: signedIn });
});
