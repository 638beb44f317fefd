import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AccountScreen } from '@/components/features/account/account-screen';
import { HomeScreen } from '@/components/features/home/home-screen';
import { ErrorCode, type ErrorView, type Result } from '@/lib/errors';
import { codesProvedBy, documentedCodes } from '@/tests/support/error-rows';

const answers = vi.hoisted((): { all: unknown } => ({ all: null }));

vi.mock('@/lib/api/server', () => {
  const call = () => Promise.resolve(answers.all);
  const names = ['requireAccount', 'getOverview', 'getMyPackages', 'getMyInvoices', 'updateAccount'];
  return Object.fromEntries(names.map((name) => [name, call]));
});

const signOut = <button type="button">Sign Out</button>;

/** The screens of a customer whose every call is answered with this error. */
async function screensWith(error: ErrorView): Promise<string[]> {
  answers.all = { ok: false, error } satisfies Result<never>;
  const screens = [await HomeScreen({ signOut }), await AccountScreen({ signOut })];
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

/** Each code that docs/errors.md says is proved here. */
const rows: Record<number, () => Promise<void>> = {
  [ErrorCode.serverError]: () =>
    expectAlert({ code: 15, message: 'Service Unavailable' }, ['Nothing is lost']),
  [ErrorCode.unknownResponse]: () =>
    expectAlert({ code: 23, message: 'Unexpected Status Code: 418' }, ['Nothing is lost']),
  [ErrorCode.forbidden]: () =>
    expectAlert({ code: 1040, message: 'This account is closed. Please contact the warehouse.' }, [
      'The warehouse can tell you why',
    ]),
};

describe('SPEC 8: what screens do on an error', () => {
  it('docs/errors.md has one row for each code of the catalogue', () => {
    const codes = documentedCodes().map(({ code }) => code);
    expect(codes).toEqual(Object.values(ErrorCode).toSorted((a, b) => a - b));
  });

  it('docs/errors.md names this test for exactly these rows', () => {
    expect(codesProvedBy('screen')).toEqual(Object.keys(rows).map(Number));
  });

  it.each(Object.entries(rows))('%s', async (_, prove) => {
    await prove();
  });

  it('1031 alone offers to sign out', async () => {
    for (const html of await screensWith({ code: 1031, message: 'No account' })) {
      expect(html).toContain('Sign Out');
    }
    for (const html of await screensWith({ code: 15, message: 'Down' }))
      expect(html).not.toContain('Sign Out');
  });
});
