import path from 'node:path';
import type { OperatorPaymentIssuePage } from '@/lib/domain/operator/operator-readings';
import { formatDateTime, formatMoney } from '@/lib/format';
import { inFours } from '@/lib/domain/values/check-digits';
import { transfersResultSchema, type ImportedTransfer } from '@/server/product-api/payments/import-transfers';
import { paymentIssuesSchema } from '../payments';
import type { Connection, Work } from './connect';
import { countOption } from './count-option';
import { readText } from './files';
import { table } from './table';
import { UsageError } from './usage';

interface PaymentArguments {
  warehouse?: string | undefined;
  limit?: string | undefined;
  'dry-run'?: boolean | undefined;
}

type IssueReason = OperatorPaymentIssuePage['issues'][number]['reason'];

const reasons: Record<IssueReason, string> = {
  unknown_payment: 'of no payment here; nothing booked',
  other_reference: 'of another payment at the provider; nothing booked',
  other_amount: 'another amount or currency than asked for',
  paid_after_end: 'paid after it had ended; booked',
  already_recorded: 'came once more, or was recorded before',
  more_than_left: 'more went back than was left; that much less booked',
  nothing_due: 'more than was due; the rest is credit',
};

const transferTable = (transfers: readonly ImportedTransfer[]) =>
  table(
    ['Day', 'Amount', 'Payer', 'Reference', 'Outcome', 'Note'],
    transfers.map(({ bookedOn, money, payer = '–', reference, outcome, issue }) => [
      bookedOn,
      formatMoney(money),
      payer,
      reference === undefined ? '–' : inFours(reference),
      outcome,
      issue ? reasons[issue] : '',
    ]),
  );

async function importFile(connection: Connection, file: string, dryRun: boolean): Promise<number> {
  const name = path.basename(file);
  const read = await readText(file);
  const result =
    'problem' in read
      ? read
      : transfersResultSchema.parse(await connection.run('payment-import', { text: read.text, dryRun }));
  if ('problem' in result) {
    console.log(`${name} ${result.problem}.`);
    return 1;
  }
  const { transfers, others } = result;
  if (transfers.length > 0) console.log(transferTable(transfers));
  const count = (outcome: string) => transfers.filter((one) => one.outcome === outcome).length;
  const counts = ['booked', 'known', 'unmatched', 'refused'].map((outcome) => `${count(outcome)} ${outcome}`);
  console.log(`${name}: ${counts.join(', ')}; ${others} other entries.`);
  if (dryRun) console.log('Nothing is stored.');
  return count('refused') > 0 ? 1 : 0;
}

function issuesWork({ warehouse, limit }: PaymentArguments): Work {
  const count = countOption(limit);
  return async (connection) => {
    const body = { warehouse, limit: count };
    const issues = paymentIssuesSchema.parse(await connection.run('payment-issues', body));
    const rows = issues.map(({ seenAt, provider, paymentId, suiteNumber = '–', reason, told, expected }) => [
      formatDateTime(seenAt),
      provider,
      paymentId,
      suiteNumber,
      reasons[reason],
      told ? formatMoney(told) : '–',
      expected ? formatMoney(expected) : '–',
    ]);
    const heading = ['Seen (UTC)', 'Provider', 'Payment', 'Suite', 'What', 'Told', 'Asked for'];
    console.log(rows.length > 0 ? table(heading, rows) : 'There is nothing to look at.');
    return 0;
  };
}

/** `payment import|issues`. @throws UsageError */
export function paymentWork(
  [action, file, ...more]: string[],
  values: PaymentArguments,
  folder: string,
): Work {
  if (action === 'import') {
    if (file === undefined || more.length > 0) throw new UsageError('Name one file: payment import bank.xml');
    return (connection) => importFile(connection, path.resolve(folder, file), values['dry-run'] ?? false);
  }
  if (action === 'issues' && file === undefined) return issuesWork(values);
  throw new UsageError('Say what to do with payments: payment import, or payment issues');
}
