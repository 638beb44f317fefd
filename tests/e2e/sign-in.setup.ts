import { signedIn } from './support/session';
import { signIn } from './support/sign-in';
import { test } from './support/test';

const adaPhone = '+13055550142';

test('a customer signs in once for all tests of screens', async ({ page }) => {
  await signIn(page, adaPhone);
  await page.context().storageState({ path: signedIn });
});
