import { describe, expect, it } from 'vitest';
import { accounts } from '@/components/demo/banking/accounts';
import { bank, setPaid, transfer } from '@/components/demo/banking/banking-area';
import { balanceByDay, balanceOf, owed, spendingOf, totalBalance } from '@/components/demo/banking/figures';
import { startingPayments } from '@/components/demo/banking/payments';
import { startingTransactions } from '@/components/demo/banking/transactions';
import { centsOf, transferSchema } from '@/components/demo/banking/transfer';

describe('balances', () => {
  it('are the initial amount plus all transactions', () => {
    const duties = startingTransactions.filter(({ account }) => account === 'duties');
    expect(duties.map(({ amount }) => amount)).toEqual([-864_15, -1190_40, -655_80, -1015_25]);
    expect(balanceOf('duties', startingTransactions)).toBe(12_250_00 - 3725_60);
    expect(totalBalance([])).toBe(accounts.reduce((sum, { opening }) => sum + opening, 0));
  });

  it('never go below zero', () => {
    for (const [index] of startingTransactions.entries()) {
      const until = startingTransactions.slice(index);
      for (const { id } of accounts) expect(balanceOf(id, until)).toBeGreaterThanOrEqual(0);
    }
  });

  it('by day end with the current balance', () => {
    const [before, now] = balanceByDay(['2025-09-01', '2025-11-19'], startingTransactions);
    expect(before).toBe(totalBalance([]));
    expect(now).toBe(totalBalance(startingTransactions));
  });

  it('transactions are sorted, latest first', () => {
    const dates = startingTransactions.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

describe('a transfer', () => {
  const made = transfer({ from: 'everyday', recipient: 'Pallet Exchange', amount: 250_00 })(bank.initial);

  it('is the latest transaction, and lowers its account only', () => {
    expect(made.transactions[0]).toMatchObject({
      party: 'Pallet Exchange',
      amount: -250_00,
      kind: 'Transfer',
    });
    expect(new Set(made.transactions.map(({ id }) => id)).size).toBe(made.transactions.length);
    expect(balanceOf('everyday', made.transactions)).toBe(
      balanceOf('everyday', startingTransactions) - 250_00,
    );
    expect(balanceOf('savings', made.transactions)).toBe(balanceOf('savings', startingTransactions));
  });

  it('does not count as spending', () => {
    expect(spendingOf('2025-11', made.transactions)).toEqual(spendingOf('2025-11', startingTransactions));
  });
});

describe('an amount input', () => {
  it.each([
    ['250', 250_00],
    ['1,250.5', 1250_50],
    ['$ 49.90', 49_90],
    [' 0 ', 0],
    ['', null],
    ['-5', null],
    ['12.345', null],
    ['1,25', null],
    ['ten', null],
  ])('%j is %j', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  const check = (amount: string, recipient = 'Atlantic Carriers') =>
    transferSchema(() => 100_00)
      .safeParse({ from: 'everyday', recipient, amount })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('may be the whole balance, and no more', () => {
    expect(check('100.00')).toBeUndefined();
    expect(check('100.01')).toEqual([['amount', 'The account holds $100.00. Enter no more than that.']]);
    expect(check('0')).toEqual([['amount', 'The amount must be more than nothing.']]);
    expect(check('', '')).toEqual([
      ['recipient', 'Choose who gets the money.'],
      ['amount', 'Enter an amount, such as 250 or 49.90.'],
    ]);
  });
});

it('monthly spending is grouped by category, highest first', () => {
  const spent = spendingOf('2025-11', startingTransactions);
  expect(spent[0]).toEqual(['Wages', 9480_00]);
  expect(spent.map(([kind]) => kind)).not.toContain('Customers');
});

it('outstanding payments are those not marked as paid', () => {
  const all = startingPayments.filter(({ paid }) => !paid);
  const { payments } = setPaid('fire-insurance', true)(bank.initial);
  expect(owed(startingPayments)).toBe(all.reduce((sum, { amount }) => sum + amount, 0));
  expect(owed(payments)).toBe(owed(startingPayments) - 1_125_00);
});
