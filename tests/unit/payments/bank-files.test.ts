import { describe, expect, it } from 'vitest';
import { creditorReference } from '@/lib/domain/values/check-digits';
import { readCamt } from '@/server/payments/bank-transfer/camt';
import { readAmount, referenceIn } from '@/server/payments/bank-transfer/entries';
import { statementOf } from '@/tests/support/bank-statement';

const reference = creditorReference('1234567890123456');

function entriesOf(text: string) {
  const reading = readCamt(text);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.entries;
}

describe('a bank’s statement in camt.053', () => {
  it('tells money that came, with its reference and payer, and counts the rest', () => {
    const text = statementOf([{ amount: '14.85', structured: reference, id: 'B1' }]);
    expect(readCamt(text)).toMatchObject({
      entries: [
        {
          bookedOn: '2026-05-20',
          money: { amount: 1485, currency: 'EUR' },
          reference,
          payer: 'Ada Whitfield',
        },
      ],
      others: 1,
    });
  });

  it('has the payments of a batch one by one', () => {
    const details = (amount: string, id: string) =>
      `<TxDtls><Refs><AcctSvcrRef>${id}</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>
       <RmtInf><Ustrd>${reference.slice(0, 10)}</Ustrd><Ustrd>${reference.slice(10)}</Ustrd></RmtInf></TxDtls>`;
    const text = statementOf([{ amount: '30.00' }]).replace(
      /<TxDtls>[\s\S]*<\/TxDtls>/,
      details('10.00', 'a') + details('20.00', 'b'),
    );
    expect(entriesOf(text).map(({ money, reference: told }) => [money.amount, told])).toEqual([
      [1000, reference],
      [2000, reference],
    ]);
  });

  it('gives each entry an id that stays, and twins ids of their own', () => {
    const twin = { amount: '5.00', structured: reference, id: 'B1' };
    const ids = (text: string) => entriesOf(text).map(({ id }) => id);
    const [one, two] = ids(statementOf([twin, twin]));
    expect(one).not.toBe(two);
    expect(ids(statementOf([twin, twin]))).toEqual([one, two]);
    expect(ids(statementOf([twin]))).toEqual([one]);
  });

  it('leaves out what is not booked yet, and reversals', () => {
    const text = statementOf([{ amount: '5.00' }]);
    expect(
      entriesOf(text.replace('BOOK</Cd></Sts>\n    <BookgDt>', 'PDNG</Cd></Sts>\n    <BookgDt>')),
    ).toEqual([]);
    const reversal = text.replace(
      '<CdtDbtInd>CRDT</CdtDbtInd>',
      '<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd>',
    );
    expect(entriesOf(reversal)).toEqual([]);
  });

  it.each(['', 'no xml', '<Document/>', '<!DOCTYPE a><Document/>', '<a><b></a>'])('%s is none', (text) => {
    expect(readCamt(text)).toHaveProperty('problem');
  });
});

it.each([
  ['12.50', 'EUR', 1250],
  ['12.5', 'EUR', 1250],
  ['12', 'JPY', 12],
  ['12.00', 'JPY', 12],
  ['12.345', 'KWD', 12345],
  ['12.345', 'EUR', undefined],
  ['1,50', 'EUR', undefined],
  ['0.00', 'EUR', undefined],
  ['-1.00', 'EUR', undefined],
])('an amount of %s in %s is %s minor units', (decimal, currency, amount) => {
  expect(readAmount(decimal, currency)?.amount).toBe(amount);
});

it('a reference is found among words, and one with wrong check digits is none', () => {
  expect(referenceIn(['Thanks!', `ref ${reference.slice(0, 8)} ${reference.slice(8)}.`])).toBe(reference);
  expect(referenceIn([`RF00${reference.slice(4)}`])).toBeUndefined();
});
