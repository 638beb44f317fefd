import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AccountScreen } from '@/components/features/account/account-screen';
import { HomeScreen } from '@/components/features/home/home-screen';
import { ErrorCode, type ErrorView, type Result } from '@/lib/contract/errors';
import { documentedCodes } from '@/tests/support/error-rows';

const answers = vi.hoisted((): { all: unknown } => ({ all: null }));

vi.mock('@/lib/bff/product-api/server', () => {
  const call = () => Promise.resolve(answers.all);
  const names = ['requireAccount', 'getOverview', 'getMyPackages', 'getMyInvoices', 'updateAccount'];
  return Object.fromEntries(names.map((name) => [name, call]));
});

/** The screens of a customer whose every call fails with this error. */
async function screensWith(error: ErrorView): Promise<string[]> {
  answers.all = { ok: false, error } satisfies Result<never>;
  const screens = [await HomeScreen(), await AccountScreen()];
  return screens.map((screen) => renderToStaticMarkup(screen));
}

async function expectAlert(error: ErrorView, words: string[]): Promise<void> {
  for (const html of await screensWith(error)) {
    expect(html).toContain('role="alert"');
    for (const word of [error.message, `Error ${error.code}`, 'Try again', ...words]) {
      expect(html).toContain(word);
    }
    expect(html).toMatch(/<h1[^>]*>(Home|Account)<\/h1>/);
  }
}

describe('SPEC 8: screens on an error', () => {
  it('docs/errors.md has one row for each code of the catalogue', () => {
    const codes = documentedCodes().map(({ code }) => code);
    expect(codes).toEqual(Object.values(ErrorCode).toSorted((a, b) => a - b));
  });

  it('docs/errors.md has a browser test for each of them', () => {
    const proofs = new Set(documentedCodes().map(({ proof }) => proof));
    expect([...proofs].toSorted()).toEqual(['browser', 'remote']);
  });

  it.each([
    [15, 'Service Unavailable', 'packages and invoices are safe'],
    [23, 'Unexpected Status Code: 418', 'packages and invoices are safe'],
    [1040, 'This account is closed.', 'Contact your warehouse to find out why'],
    [4711, 'A code that nobody has heard of', 'packages and invoices are safe'],
  ])('%i: the page frame is there, with the message, the code and a hint', async (code, message, hint) => {
    await expectAlert({ code, message }, [hint]);
  });

  it('1031 alone offers to sign out', async () => {
    for (const html of await screensWith({ code: 1031, message: 'No account' })) {
      expect(html).toContain('Sign Out');
    }
    for (const html of await screensWith({ code: 15, message: 'Down' }))
      expect(html).not.toContain('Sign Out');
  });
});
