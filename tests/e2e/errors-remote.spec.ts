import { ErrorCode } from '@/lib/contract/errors/codes';
import { codesProvedBy } from '../support/error-rows';
import { expectFailure, loads } from './support/failing-screens';
import { hasRemote, refusal, test } from './support/remote';
import { expect } from './support/test';

test.skip(!hasRemote, 'a portal in remote mode is needed, or a build of it');
test.skip(({ isMobile }) => isMobile, 'what an answer leads to is the same on a phone');

/** A development server repeats its log in the browser's console. */
const withoutServerLog = (faults: string[]) =>
  faults.splice(0).filter((fault) => !fault.includes('product-api.failed'));

/** What the product API answers, and the words each screen then shows. */
const rows: Record<number, { answer: () => Response; words: RegExp[] }> = {
  [ErrorCode.serverError]: {
    answer: () => new Response(null, { status: 503, statusText: 'Service Unavailable' }),
    words: [/Service Unavailable/, /packages and invoices are safe/],
  },
  [ErrorCode.unknownResponse]: {
    answer: () => new Response(null, { status: 418 }),
    words: [/Unexpected Status Code: 418/, /packages and invoices are safe/],
  },
  [ErrorCode.forbidden]: {
    answer: () => refusal(1040, 'This account is closed.'),
    words: [/This account is closed\./, /Contact your warehouse to find out why/],
  },
};

test('docs/errors.md names this file for exactly these rows', () => {
  expect(codesProvedBy('remote')).toEqual(Object.keys(rows).map(Number));
});

test.describe("SPEC 8: the portal's reaction to an answer of the product API", () => {
  for (const [code, { answer, words }] of Object.entries(rows)) {
    test(code, async ({ page, api, faults }) => {
      for (const { path, heading, calls } of loads) {
        for (const call of calls) api.instead.set(call, answer);
        await page.goto(path);
        await expectFailure(page, heading, [new RegExp(`Error ${code}`), ...words]);
        api.instead.clear();
        await page.getByRole('link', { name: 'Try again' }).first().click();
        await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(withoutServerLog(faults)).toEqual([]);
    });
  }

  test('a 200 with an unexpected body: 23', async ({ page, api, faults }) => {
    api.instead.set('getMyInvoices', () => Response.json({ invoices: 'none' }));
    await page.goto('/invoices');
    await expectFailure(page, 'Invoices', [/We couldn’t read the server’s response/, /Error 23/]);
    api.instead.set('getMyInvoices', () => new Response('<h1>Hello</h1>'));
    await page.reload();
    await expectFailure(page, 'Invoices', [/We couldn’t read the server’s response/, /Error 23/]);
    expect(withoutServerLog(faults)).toEqual([]);
  });
});
