import type { Page } from '@playwright/test';
import { customerCallDescriptions } from '@/server/product-api/openapi/customer-calls';
import { unheardOf, withUnknownWords } from '../support/unknown-words';
import { changingTest, hasRemote, test } from './support/remote';
import { expect } from './support/test';

test.skip(!hasRemote, 'a portal in remote mode is needed, or a build of it');
test.skip(({ isMobile }) => isMobile, 'the same words are shown on a phone');
test.describe.configure({ mode: 'default' });

type Api = Parameters<Parameters<typeof test>[2]>[0]['api'];
type Json = Record<string, unknown>;

/** Changes that an answer needs besides its words. */
const changes: Record<string, (answer: Json) => Json> = {
  // The demo's photos belong to the embedded portal: this API has none.
  getMyPackage: (answer) => ({ ...answer, photos: [] }),
  getOverview: (answer) => ({
    ...answer,
    news: [{ kind: unheardOf.sent, about: 'nothing' }, ...(answer.news as unknown[])],
  }),
};

/** From now on the product API answers with an unknown word in every place of a word. */
function speakUnknownWords(api: Api): void {
  for (const [name, { answer }] of Object.entries(customerCallDescriptions)) {
    const [method, call = ''] = name.split(' ');
    if (method !== 'GET' || typeof answer === 'string') continue;
    api.instead.set(call, async (own) => {
      const said = withUnknownWords(answer, await (await own()).json()) as Json;
      return Response.json(changes[call]?.(said) ?? said);
    });
  }
}

const main = (page: Page) => page.getByRole('main');
const word = (page: Page) => main(page).getByText(unheardOf.shown).first();

/** Asserts that a page is there, whole. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(0);
}

test('ADR 040: every page shows an answer with unknown words, each as its plain word', async ({
  page,
  api,
}) => {
  speakUnknownWords(api);
  for (const path of ['/', '/packages', '/invoices', '/invoices/statement', '/account']) {
    await page.goto(path);
    await expectWhole(page);
    if (path !== '/account') await expect(word(page), path).toBeVisible();
  }
  await expect(page.getByLabel('Units')).toHaveValue(unheardOf.sent);
  await expect(page.getByLabel('Units').locator('option:checked')).toHaveText(unheardOf.shown);

  await page.goto('/packages');
  await page.getByRole('list', { name: 'Packages', exact: true }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `${unheardOf.shown} since` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Progress' })).toHaveCount(0);
  await expectWhole(page);

  await page.goto('/invoices');
  await page.getByRole('list', { name: 'Invoices', exact: true }).getByRole('link').first().click();
  await expect(word(page)).toBeVisible();
  await expectWhole(page);
});

changingTest(
  'ADR 040: the account’s other fields are saved while its units are unknown, and those stay',
  async ({ page, api }) => {
    speakUnknownWords(api);
    const sent: unknown[] = [];
    api.instead.set('updateAccount', async (own) => {
      const answer = (await (await own()).json()) as Json;
      sent.push(answer);
      return Response.json({ ...answer, unitSystem: unheardOf.sent });
    });
    await page.goto('/account');
    await page.getByLabel('Company (optional)').fill('Under the moon');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved')).toBeVisible();
    expect(sent).toMatchObject([{ companyName: 'Under the moon', unitSystem: 'imperial' }]);
  },
);
