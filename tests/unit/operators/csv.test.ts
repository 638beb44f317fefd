import { describe, expect, it } from 'vitest';
import { operatorCalls } from '@/lib/domain/operator/operator';
import { columnsOf } from '@/server/cli/commands/terminal/operator-columns';
import { placeOf, readCsv } from '@/server/cli/commands/terminal/operator-csv';

const rowsOf = (text: string, call: (typeof operatorCalls)[number] = 'packages') => {
  const reading = readCsv(text, call);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.rows;
};

describe('an operator’s CSV', () => {
  it('columns with dots are nested fields, empty cells are absent, numbers are numbers', () => {
    const text =
      'reference,suiteNumber,weight,inbound.carrier,inbound.trackingNumber\n001,S-1,1200,ups,940010\nP-2,S-1,,,\n';
    expect(rowsOf(text).map(({ row }) => row)).toEqual([
      {
        reference: '001',
        suiteNumber: 'S-1',
        weight: 1200,
        inbound: { carrier: 'ups', trackingNumber: '940010' },
      },
      { reference: 'P-2', suiteNumber: 'S-1' },
    ]);
  });

  it('several words in a cell are a list', () => {
    const text =
      'reference,onHold.reason,onHold.offers,nextAction.offers\nP-1,Wet box,keep  return,["ship"]\n';
    expect(rowsOf(text.replace('["ship"]', '"[""ship""]"')).map(({ row }) => row)).toEqual([
      {
        reference: 'P-1',
        onHold: { reason: 'Wet box', offers: ['keep', 'return'] },
        nextAction: { offers: ['ship'] },
      },
    ]);
  });

  it('consecutive lines with one number form one invoice', () => {
    const text = [
      'number,suiteNumber,lines[].kind,lines[].unitPrice,lines[].calc.basis',
      'I-1,S-1,shipping,450,weight',
      'I-1,,storage,100,',
      'I-2,S-1,shipping,9,',
      'I-1,S-1,photos,3,',
    ].join('\n');
    const rows = rowsOf(text, 'invoices');
    expect(rows.map(({ row }) => row)).toEqual([
      {
        number: 'I-1',
        suiteNumber: 'S-1',
        lines: [
          { kind: 'shipping', unitPrice: 450, calc: { basis: 'weight' } },
          { kind: 'storage', unitPrice: 100 },
        ],
      },
      { number: 'I-2', suiteNumber: 'S-1', lines: [{ kind: 'shipping', unitPrice: 9 }] },
      { number: 'I-1', suiteNumber: 'S-1', lines: [{ kind: 'photos', unitPrice: 3 }] },
    ]);
    expect(rows.slice(0, 1).map((row) => placeOf(row, 'lines[1].unitPrice'))).toEqual([
      'line 3, column lines[].unitPrice',
    ]);
    expect(rows.slice(1, 2).map((row) => placeOf(row, 'suiteNumber'))).toEqual([
      'line 4, column suiteNumber',
    ]);
  });

  it.each([
    ['a byte order mark', '\ufeffreference,suiteNumber\nP-1,S-1'],
    ['semicolons', 'reference;suiteNumber\nP-1;S-1'],
    ['tabs', 'reference\tsuiteNumber\nP-1\tS-1'],
    ['Windows line ends and an empty line', 'reference,suiteNumber\r\nP-1,S-1\r\n\r\n'],
    ['quotes', '"reference","suiteNumber"\n"P-1","S-1"'],
  ])('reads %s', (_, text) => {
    expect(rowsOf(text).map(({ row }) => row)).toEqual([{ reference: 'P-1', suiteNumber: 'S-1' }]);
  });

  it.each([
    ['', 'is empty'],
    ['reference,colour\nP-1,red', 'line 1: there is no column "colour"'],
    ['reference\n"P-1', 'line 2'],
    ['reference,weight,reference\nP-1,2,P-2', 'line 1: column "reference" is there twice'],
  ])('%j is refused by name and line', (text, words) => {
    const reading = readCsv(text, 'packages');
    expect('problem' in reading && reading.problem).toContain(words);
  });

  it('a line with too few or too many columns rejects that row, and the others are read', () => {
    const rows = rowsOf('reference,suiteNumber\nP-1\nP-2,S-1\nP-3,S-1,more\nP-4,S-1');
    expect(rows.map(({ row, fault }) => fault ?? row)).toEqual([
      { field: 'line 2', reason: 'has 1 column, and the heading has 2' },
      { reference: 'P-2', suiteNumber: 'S-1' },
      { field: 'line 4', reason: 'has 3 columns, and the heading has 2' },
      { reference: 'P-4', suiteNumber: 'S-1' },
    ]);
  });

  it('a line that continues a row but contradicts its first line rejects that row only', () => {
    const text = [
      'number,suiteNumber,dueDate,lines[].kind',
      'I-1,S-1,2026-06-03,shipping',
      'I-1,S-1,,storage',
      'I-1,,2026-06-04,photos',
      'I-2,S-1,2026-06-03,shipping',
    ].join('\n');
    expect(rowsOf(text, 'invoices').map(({ fault }) => fault)).toEqual([
      { field: 'line 4', reason: 'dueDate is not what line 2 says' },
      undefined,
    ]);
  });

  it.each(operatorCalls)('%s: every field has a column', (call) => {
    expect([...columnsOf(call).keys()]).toMatchSnapshot();
  });
});
