import type { Locator, Page } from '@playwright/test';
import { touches } from './support/layout';
import { live } from './support/live';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, ownCustomer, test, type OwnCustomer } from './support/own-customer';

const onHold = {
  reason: 'Outer box damaged',
  since: '2026-05-18T10:00:00Z',
  note: 'The contents look intact.',
  code: 'damaged',
};
const nextAction = { code: 'answer_hold', label: 'Reply to the warehouse' };
const confirm = { code: 'confirm_address', label: 'Confirm the delivery address' };

const held = (customer: OwnCustomer, row: object = {}) =>
  customer.addPackage({ status: 'on_hold', onHold, nextAction, description: 'Two kettles', ...row });

const answers = (page: Page) => page.getByRole('region', { name: 'Your answer' });
const send = (card: Locator) => card.getByRole('button', { name: 'Send answer' });
const looking = (page: Page) => page.getByRole('region', { name: 'The warehouse is looking at your answer' });
const note = (card: Locator) => card.getByLabel('Note to the warehouse (optional)');

/** Requests of the page's Server Actions fail as without a network. */
async function cutActions(page: Page): Promise<() => Promise<void>> {
  await page.route('**/packages/pkg_*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  return () => page.unroute('**/packages/pkg_*');
}

test('a hold is answered by keyboard; Home asks no more, and the history has it', async ({
  page,
  customer,
}) => {
  const { href } = await held(customer);
  await page.goto('/');
  const asked = page.getByRole('region', { name: 'Action needed' });
  await asked.getByRole('link', { name: 'Reply to the warehouse' }).press('Enter');
  await expect(page).toHaveURL(href);
  const card = answers(page);
  await card.getByRole('radio', { name: 'Ship it as it is' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(card.getByRole('radio', { name: 'Keep it in storage' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(note(card)).toBeFocused();
  await page.keyboard.type('Until June, please.');
  await page.keyboard.press('Tab');
  await expect(send(card)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(looking(page)).toContainText('Until June, please.');
  await expect(looking(page).getByRole('heading')).toBeFocused();
  await expect(page.getByText('Answer sent')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  const history = page.getByRole('region', { name: 'Tracking history' });
  await expect(history).toContainText('You answered: Keep it in storage');

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(asked.getByRole('listitem')).toContainText('Done');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('Home, open beside it, ticks off what is answered without a reload', async ({
  page,
  customer,
  context,
}) => {
  const { href } = await held(customer);
  const home = await context.newPage();
  await live(home, '/');
  const asked = home.getByRole('region', { name: 'Action needed' });
  await expect(asked).toContainText('Two kettles');
  await page.goto(href);
  await answers(page).getByText('Return it to the shop').click();
  await send(answers(page)).click();
  await expect(looking(page)).toBeVisible();
  await expect(asked.getByRole('listitem')).toContainText('Done');
});

test('without a choice the form says so, and the choices get the focus; nothing is sent', async ({
  page,
  customer,
}) => {
  await page.goto((await held(customer)).href);
  const card = answers(page);
  await send(card).click();
  await expect(card.getByText('Choose an answer')).toBeVisible();
  await expect(card.getByRole('radio').first()).toBeFocused();
  await accessibleInBothSchemes(page, 'main');
  await card.getByRole('radio', { name: 'Ship it as it is' }).check();
  await expect(card.getByText('Choose an answer')).toHaveCount(0);
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test('having a package destroyed is asked about once more', async ({ page, customer }) => {
  await page.goto((await held(customer)).href);
  const card = answers(page);
  await card.getByRole('radio', { name: 'Dispose of it' }).check();
  await send(card).click();
  const question = page.getByRole('alertdialog', { name: 'Have this package destroyed?' });
  const back = question.getByRole('button', { name: 'Go back' });
  await expect((await touches(page)) ? question : back).toBeFocused();
  await back.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(card.getByRole('radio', { name: 'Dispose of it' })).toBeChecked();
  await send(card).click();
  await question.getByRole('button', { name: 'Dispose of it' }).click();
  await expect(looking(page)).toContainText('Dispose of it');
});

test('an answer that can’t be sent stays in the form, and is sent by a retry', async ({
  page,
  customer,
  faults,
}) => {
  await page.goto((await held(customer)).href);
  const card = answers(page);
  await card.getByRole('radio', { name: 'Ship it as it is' }).check();
  await note(card).fill('Tape will do.');
  const mend = await cutActions(page);
  await send(card).click();
  await expect(card.getByRole('alert')).toContainText('What you typed is still here');
  await mend();
  await expect(card.getByRole('radio', { name: 'Ship it as it is' })).toBeChecked();
  await expect(note(card)).toHaveValue('Tape will do.');
  await send(card).click();
  await expect(looking(page)).toContainText('Tape will do.');
  faults.splice(0);
});

test('1041: a hold that changes while it is answered is shown, and what was entered can be sent anew', async ({
  page,
  customer,
}) => {
  const { href, reference } = await held(customer);
  // The page learns nothing by itself.
  await page.route('**/bff/streamMyChanges*', (route) => route.fulfill({ status: 204 }));
  await page.goto(href);
  const card = answers(page);
  await card.getByRole('radio', { name: 'Ship it as it is' }).check();
  await note(card).fill('Tape will do.');
  await customer.operator('packages', { reference, onHold: { ...onHold, reason: 'Contents broken' } });
  await send(card).click();
  await expect(card.getByRole('alert')).toContainText('changed while you were answering');
  await expect(page.getByText('On hold: Contents broken')).toBeVisible();
  await expect(note(card)).toHaveValue('Tape will do.');
  await send(card).click();
  await expect(looking(page)).toContainText('Ship it as it is');
});

test('a scan that raises the version alone is no conflict', async ({ page, customer }) => {
  const { href, reference } = await held(customer);
  await page.route('**/bff/streamMyChanges*', (route) => route.fulfill({ status: 204 }));
  await page.goto(href);
  const card = answers(page);
  await card.getByRole('radio', { name: 'Ship it as it is' }).check();
  await customer.operator('packages', { reference, condition: 'Dented' });
  await send(card).click();
  await expect(looking(page)).toBeVisible();
});

test('what was entered stays when the warehouse no longer waits, and can be put aside', async ({
  page,
  customer,
}) => {
  const { href, reference } = await held(customer);
  await live(page, href);
  const card = answers(page);
  await note(card).fill('Tape will do.');
  await customer.operator('packages', { reference, status: 'in_storage', nextAction: null });
  await expect(card.getByRole('alert')).toContainText('no longer needs this answer');
  await expect(note(card)).toHaveValue('Tape will do.');
  await expect(send(card)).toHaveCount(0);
  await card.getByRole('button', { name: 'Discard it' }).click();
  await expect(card).toHaveCount(0);
});

test('a delivery address of the account is confirmed', async ({ page, customer }) => {
  await page.goto((await customer.addPackage({ nextAction: confirm })).href);
  const card = page.getByRole('region', { name: 'Delivery address' });
  await card.getByRole('button', { name: 'Confirm address' }).click();
  await expect(card.getByText('Choose an address')).toBeVisible();
  await accessibleInBothSchemes(page, 'main');
  await card.getByRole('radio', { name: customer.name }).first().check();
  await card.getByRole('button', { name: 'Confirm address' }).click();
  await expect(looking(page)).toContainText('12 Harbour Way');
  await expect(page.getByText('You confirmed the delivery address')).toBeVisible();
});

test('another address follows the rules of its country, and is kept when it can’t be sent', async ({
  page,
  customer,
  faults,
}) => {
  await page.goto((await customer.addPackage({ nextAction: confirm })).href);
  const card = page.getByRole('region', { name: 'Delivery address' });
  await card.getByRole('button', { name: 'Use another address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delivery address' });
  await dialog.getByLabel('Street address').fill('5 Ocean Drive');
  await dialog.getByLabel('City').fill('Miami Beach');
  await dialog.getByLabel('ZIP code').fill('3313');
  await dialog.getByLabel('State').fill('FL');
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect(dialog.getByLabel('ZIP code')).toBeFocused();
  await dialog.getByLabel('ZIP code').fill('33139');
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('radio').last()).toBeChecked();
  const keep = card.getByRole('checkbox', { name: 'Save this address to my account' });
  await expect(keep).not.toBeChecked();
  await keep.check();
  await card.getByRole('radio').first().check();
  await expect(keep).toHaveCount(0);
  await card.getByRole('radio').last().check();
  await expect(keep).toBeChecked();
  await accessibleInBothSchemes(page, 'main');
  const mend = await cutActions(page);
  await card.getByRole('button', { name: 'Confirm address' }).click();
  await expect(card.getByRole('alert')).toContainText('What you typed is still here');
  await mend();
  await card.getByRole('button', { name: 'Confirm address' }).click();
  await expect(looking(page)).toContainText('5 Ocean Drive');
  await expect(page.getByRole('status').filter({ hasText: 'Address saved to your account' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Addresses', exact: true })).toContainText('5 Ocean Drive');
  faults.splice(0);
});

test('an expected package is cancelled after a question', async ({ page }) => {
  await page.goto('/packages/new');
  const number = `ZZ-${Math.random().toString(36).slice(2, 12).toUpperCase()}-ZZ`;
  await page.getByLabel('Tracking number').fill(number);
  await page.getByRole('button', { name: 'Add package' }).click();
  await expect(page.getByText('Package added')).toBeVisible();
  await page.goto(`/packages?q=${number}`);
  await page.locator('main a[href^="/packages/pkg_"]').first().click();
  const button = page.getByRole('main').getByRole('button', { name: 'Cancel package' });
  await button.click();
  const question = page.getByRole('alertdialog');
  const keep = question.getByRole('button', { name: 'Keep it' });
  await expect((await touches(page)) ? question : keep).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await question.getByRole('button', { name: 'Cancel package' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Canceled');
  await expect(button).toHaveCount(0);
});

test('security 18: another customer’s package is not found', async ({ page, baseURL, faults }) => {
  const other = await ownCustomer(baseURL ?? '');
  const { href } = await held(other);
  const answer = await page.goto(href);
  expect(answer?.status()).toBe(404);
  await expect(answers(page)).toHaveCount(0);
  faults.splice(0);
});
