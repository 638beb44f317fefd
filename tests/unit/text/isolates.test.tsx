import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toCsv } from '@/lib/format/csv';
import { safeFileName } from '@/lib/format/file-name';
import { languages } from '@/lib/text/language';
import { withoutIsolates } from '@/lib/text/isolates';
import { richText } from '@/lib/text/rich-text';
import { isolateValues } from '@/lib/text/server/isolate-values';
import { inLanguage } from '@/lib/text/server/request-language';
import { text } from '@/lib/text/text';

const apart = (value: string) => `\u2068${value}\u2069`;

describe('a value in a right-to-left text', () => {
  it.each([
    ['رقم {number}', `رقم ${apart('{number}')}`],
    ['{one} ثم {other}', `${apart('{one}')} ثم ${apart('{other}')}`],
    ['<link>{name}</link>', `<link>${apart('{name}')}</link>`],
    [
      '{count, plural, one {طرد في {list}} other {# في {list}}}',
      `{count, plural, one {طرد في ${apart('{list}')}} other {# في ${apart('{list}')}}}`,
    ],
    [
      '{place, select, end {نهاية {list}} other {{name}}}',
      `{place, select, end {نهاية ${apart('{list}')}} other {${apart('{name}')}}}`,
    ],
  ])('keeps its own direction: %s', (message, isolated) => {
    expect(isolateValues(message)).toBe(isolated);
  });

  it.each([
    '{count, number} طرد',
    '{day, date, short}',
    '{count, plural, other {#}}',
    "'{name}' كما هو",
    '{label, select, other {رابط}}: {href}',
  ])('that the message formats, or that is an address, stays as it is: %s', (message) => {
    expect(isolateValues(message)).toBe(message);
  });

  it('is apart in Arabic alone, and a select still knows its cases', () => {
    const said = (language: string) =>
      inLanguage(language, () => [
        text('documents.invoice.title', { number: 'INV-7' }),
        text('kit.drag.over', { place: 'end', name: 'A', list: 'B', position: '1', total: '2' }),
      ]);
    const [title, over] = said('ar');
    expect(title).toContain(apart('INV-7'));
    expect(over).toContain(apart('B'));
    expect(over).not.toContain('1');
    for (const language of languages.filter((tag) => tag !== 'ar'))
      expect(said(language).join()).toBe(withoutIsolates(said(language).join()));
  });

  it('is apart inside an element, too', () => {
    const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
    const node = inLanguage('ar', () => richText('security.codeSent', { strong, contact: 'a@b.c' }));
    expect(isValidElement(node)).toBe(true);
    expect(renderToStaticMarkup(node)).toContain(`<strong>${apart('a@b.c')}</strong>`);
  });

  it('is plain in a cell and in the name of a file', () => {
    const local = inLanguage('ar', () => text('filesPage.packages.localTime', { time: '2026-11-20 14:03' }));
    expect(local).toContain(apart('2026-11-20 14:03'));
    expect(toCsv([[local]])).toBe('2026-11-20 14:03 بالتوقيت المحلي\r\n');
    expect(toCsv([[apart('=1')]])).toBe("'=1\r\n");
    expect(
      safeFileName(`${inLanguage('ar', () => text('documents.invoice.title', { number: 'INV-7' }))}.pdf`),
    ).toBe('فاتورة INV-7.pdf');
  });
});
