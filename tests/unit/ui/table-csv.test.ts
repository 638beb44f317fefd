import { describe, expect, it } from 'vitest';
import { toCsv } from '@/components/kit/table/csv';

describe('CSV', () => {
  it('quotes separators and line ends, and doubles quotes', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines', ' edge ', 'plain']])).toBe(
      '"a,b","say ""hi""","two\nlines"," edge ",plain\r\n',
    );
  });

  it.each(['=1+1', '+1', '-cmd', '@SUM(A1)', '\tx', '\rx'])('neutralises %j', (cell) => {
    const written = toCsv([[cell]])
      .slice(0, -2)
      .replaceAll('"', '');
    expect(written).toBe(`'${cell}`);
  });

  it('quotes a formula that has a comma, too', () => {
    expect(toCsv([['=HYPERLINK("https://example.com","x")']])).toBe(
      `"'=HYPERLINK(""https://example.com"",""x"")"\r\n`,
    );
  });

  it('leaves numbers unchanged, negative ones too, and missing values empty', () => {
    expect(toCsv([[-12.5, 0, true, null, undefined]])).toBe('-12.5,0,true,,\r\n');
  });
});
