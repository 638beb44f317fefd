import { normalBalances } from '@/lib/domain/billing/ledger-account';
import { formatMoney } from '@/lib/format';
import { ledgerReportSchema, type LedgerReport } from '../ledger';
import type { Work } from './connect';
import { table } from './table';
import { UsageError } from './usage';

const inWords = (name: string) => name.replaceAll('_', ' ');

/** Each balance by its normal direction, so that none is below 0 that may not be. */
function balanceTable(balances: LedgerReport['balances']): string {
  const rows = balances.map(({ ledgerAccount, balance, currency }) => {
    const direction = normalBalances[ledgerAccount];
    // Never −0.
    const amount = direction === 'debit' ? balance : 0 - balance;
    return [inWords(ledgerAccount), direction, formatMoney({ amount, currency })];
  });
  return table(['Ledger account', 'Grows by', 'Balance'], rows);
}

const differenceTable = (differences: LedgerReport['differences']) =>
  table(
    ['Of', 'Id', 'Name', 'Figure', 'Currency', 'Ledger', 'Expected'],
    differences.map(({ of, id, name, figure, currency, ledger, expected }) => [
      ...[of, id, name, figure, currency, ledger, expected],
    ]),
  );

const verifyWork: Work = async (connection) => {
  const { transactions, balances, differences } = ledgerReportSchema.parse(
    await connection.run('ledger-verify', {}),
  );
  if (balances.length > 0) console.log(balanceTable(balances));
  if (differences.length === 0) {
    console.log(`The ledger agrees with every invoice, payment and customer: ${transactions} transactions.`);
    return 0;
  }
  console.log(differenceTable(differences));
  console.log('The ledger differs from what is above, in cents or the like.');
  return 1;
};

/** `ledger verify`. @throws UsageError */
export function ledgerWork([action, ...more]: string[]): Work {
  if (action !== 'verify' || more.length > 0)
    throw new UsageError('Say what to do with the ledger: ledger verify');
  return verifyWork;
}
