import { signedIn, signedInLin } from './support/session';
import { signIn } from './support/sign-in';
import { test } from './support/test';

const customers = [
  { name: 'Ada', phone: '+13055550142', session: signedIn },
  { name: 'Lin', phone: '+442079460142', session: signedInLin },
];

for (const { name, phone, session } of customers) {
  test(`${name} signs in once for all tests of screens`, async ({ page }) => {
    await signIn(page, phone);
    await page.context().storageState({ path: session });
  });
}
