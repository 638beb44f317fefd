import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile, decimalOf } from '@/lib/bff/files/csv';
import { toCsv, type Cell } from '@/lib/format/csv';
import { attachment, safeFileName } from '@/lib/format/file-name';

async function* batchesOf(...batches: Cell[][][]) {
  for (const batch of batches) yield batch;
}

async function csvOf(...batches: Cell[][][]): Promise<string> {
  const columns = [0, 1].map((at) => ({ title: `c${at}`, value: (row: Cell[]) => row[at] }));
  const { body } = await csvFile('test', columns, batchesOf(...batches));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Response(body).arrayBuffer());
}

const cells = (text: string) => parse(text, { bom: true, from: 2 });

describe('CSV', () => {
  it('begins with a BOM and one header, over all batches, in lines of RFC 4180', async () => {
    expect(await csvOf([['a', 1]], [], [['Łukasz, "李"', undefined]])).toBe(
      '\uFEFFc0,c1\r\na,1\r\n"Łukasz, ""李""",\r\n',
    );
  });

  it.each(['=1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '\n=1', '\u0000=1', '\uFF1D1', '\uFEFF=1'])(
    'security 25: %j is not a formula',
    async (text) => expect(cells(await csvOf([[text, '']]))[0]?.[0]).toMatch(/^'[^']/),
  );

  it.each(['x;=1', 'x; @y', 'x\t=1', 'x\n=1'])(
    'security 25: nor is %j where a spreadsheet separates cells differently',
    async (text) => expect(await csvOf([[text, '']])).toMatch(/x[;\t\n]\s*'[=@]/),
  );

  it('security 25: no cell starts like a formula, whatever the text', async () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', ' ', '\t', '\r', '\n', ';', '"', ',', 'a', '\u200B'),
    });
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const [row] = cells(await csvOf([[value, 'end']]));
        expect(row).toHaveLength(2);
        for (const part of row?.[0]?.split(/[;\t\n]/) ?? []) expect(part.trimStart()).not.toMatch(/^[=+\-@]/);
      }),
    );
  });

  it('numbers stay as they are, negative ones too, and missing values are empty', () => {
    expect(toCsv([[-12.5, 0, null, undefined]])).toBe('-12.5,0,,\r\n');
  });

  it('quotes separators and line ends, and doubles quotes', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines', ' edge ', '=LINK("x","y")']])).toBe(
      `"a,b","say ""hi""","two\nlines",edge,"'=LINK(""x"",""y"")"\r\n`,
    );
  });

  it('amounts are plain decimals with all their cents, a minus included', async () => {
    const usd = (amount: number) => decimalOf({ amount, currency: 'USD' });
    expect(
      cells(
        await csvOf([
          [usd(1250), usd(-300)],
          [usd(5), usd(-5)],
        ]),
      ),
    ).toEqual([
      ['12.50', '-3.00'],
      ['0.05', '-0.05'],
    ]);
    expect(decimalOf({ amount: 1234, currency: 'JPY' })).toEqual({ decimal: '1234' });
    expect(decimalOf({ amount: 1234, currency: 'KWD' })).toEqual({ decimal: '1.234' });
    expect(decimalOf({ amount: 1234, currency: 'HUF' })).toEqual({ decimal: '12.34' });
  });

  it('a failure of the first batch is thrown, one of a later batch aborts the file', async () => {
    async function* failing(after: number): AsyncGenerator<Cell[][]> {
      for (let n = 0; n < after; n++) yield [['a', 'b']];
      throw new Error('gone');
    }
    process.env.LOG_LEVEL = 'silent';
    await expect(csvFile('test', [], failing(0))).rejects.toThrow('gone');
    const { body } = await csvFile('test', [], failing(1));
    await expect(new Response(body).text()).rejects.toThrow('gone');
  });
});

describe('file names (security 25)', () => {
  it.each([
    ['../../etc/passwd.csv', 'etc-passwd.csv'],
    ['a"\r\nSet-Cookie: x.pdf', 'a-Set-Cookie- x.pdf'],
    ['invoice\u202Efdp.exe.pdf', 'invoice-fdp.exe.pdf'],
    ['.htaccess', 'htaccess'],
    ['///', 'file'],
    ['Łukasz 李.pdf', 'Łukasz 李.pdf'],
  ])('%j becomes %j', (given, safe) => expect(safeFileName(given)).toBe(safe));

  it('a header accepts any name, and clients of RFC 6266 read it completely', () => {
    expect(attachment('José’s "李".pdf')).toBe(
      `attachment; filename="Joses.pdf"; filename*=UTF-8''Jos%C3%A9%E2%80%99s%20-%E6%9D%8E.pdf`,
    );
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            'a',
            'é',
            '李',
            '😀',
            '\uD800',
            '\u202E',
            '"',
            "'",
            '%',
            ';',
            '\n',
            '\0',
            '/',
            '.',
          ),
        }),
        (name) => new Headers({ 'content-disposition': attachment(name) }) instanceof Headers,
      ),
    );
  });
});
