import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { shownTexts, toldTexts } from '@/lib/text/lint-texts.mjs';

const linter = new Linter();

function refused(code: string, texts: typeof shownTexts): number {
  const messages = linter.verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { ecmaFeatures: { jsx: true } },
        },
        rules: { 'no-restricted-syntax': ['error', ...texts] },
      },
    ],
    'file.tsx',
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return new Set(messages.map(({ line, column }) => `${line}:${column}`)).size;
}

describe('the lint rule on texts outside the catalogues', () => {
  it.each([
    '<p>Your packages</p>',
    '<p>Was due {day}</p>',
    "<p>{late ? 'overdue' : due}</p>",
    "<p>{late && 'overdue'}</p>",
    "<p>{late ? (paid ? 'paid late' : 'overdue') : due}</p>",
    '<p>{`${count} left`}</p>',
    '<button aria-label="Close" />',
    "<button aria-label={open ? 'Close' : closed} />",
    '<input placeholder={`Search ${things}`} />',
    "const tag = { label: 'Paid' };",
    "toast({ severity: 'success', summary: 'Saved' });",
    "toast({ detail: late ? text('a.b') : 'Saved' });",
    "const metadata = { title: 'Invoices' };",
    "element.textContent = 'Saved';",
    "throw new AppError(code, 'Not found');",
    "z.string().min(1, 'Enter a name');",
    "z.string({ message: 'Enter a name' });",
    "const words = ['Your packages are safe.'];",
    'return `Looks like ${carrier}`;',
  ])('refuses %s', (code) => {
    expect(refused(`function f() { ${code} }`, shownTexts)).toBeGreaterThan(0);
  });

  it.each([
    "<p>{text('packageList.list.wasDue')}</p>",
    '<p className="flex items-center">· {count} – $5 404 CSV</p>',
    '<title>Waybill</title>',
    "<Card title={text('packageList.title')} />",
    '<path d="M20 94h160" />',
    "const tag = { label: 'packageList.tag.paid', icon: 'check' };",
    "const tag = { label: text(late ? 'a.late' : 'a.due') };",
    "const key = { 'Zoom in': text('ui.zoomIn') };",
    "throw new Error('The key set could not be read');",
    "if (event.key === 'Enter') close();",
    "const carrier = ['DHL eCommerce', 'Old Dominion'];",
    "const classes = `rounded-md ${wide ? 'p-4' : 'p-2'} text-muted`;",
    "z.string().min(1, { error: () => text('fields.name') });",
  ])('lets pass %s', (code) => {
    expect(refused(`function f() { ${code} }`, shownTexts)).toBe(0);
  });

  it('lets code that answers machines speak to them, but not to people', () => {
    expect(refused("refuse(404, 'There is no such call.');", toldTexts)).toBe(0);
    expect(refused("throw new AppError(code, 'There is no such call.');", toldTexts)).toBe(1);
  });
});
