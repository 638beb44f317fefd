import type { Account } from '@/lib/domain/account/account';
import type { Ageing, Statement } from '@/lib/domain/billing/statement';
import { ageLabels, entryName } from '@/lib/i18n/statement-words';
import { formatMoney } from '@/lib/format';
import { dateIn } from './dates';
import { drawLoudSum } from './figures';
import { drawHead } from './head';
import { print } from './print';
import { ink, type Sheet } from './sheet';
import { drawTable, type TableRow } from './table';

type WriteDate = (value: string) => string;
type WriteMoney = (amount: number) => string;

function headOf({ from, to, currency }: Statement, account: Account, date: WriteDate) {
  const { warehouse, billingAddress, warehouseAddress, suiteNumber } = account;
  const facts = [
    ['First day', date(from)],
    ['Last day', date(to)],
    ['Suite', suiteNumber],
    ['Currency', currency],
  ] as const;
  return {
    issuer: warehouse.name,
    title: 'Statement',
    from: warehouse.address,
    to: billingAddress ?? warehouseAddress,
    facts,
  };
}

function rowsOf(
  { from, to, opening, entries, closing }: Statement,
  date: WriteDate,
  money: WriteMoney,
): TableRow[] {
  const style = { color: ink.strong };
  return [
    { cells: ['Opening balance', date(from), '', '', money(opening)], style },
    ...entries.map(({ date: day, debit, credit, balance, ...entry }) => ({
      cells: [
        entryName(entry),
        date(day),
        debit > 0 ? money(debit) : '',
        credit > 0 ? money(credit) : '',
        money(balance),
      ],
    })),
    { cells: ['Closing balance', date(to), '', '', money(closing)], style },
  ];
}

function drawAgeing(sheet: Sheet, { ageing, unmatched }: Statement, money: WriteMoney): void {
  const ages = Object.keys(ageLabels) as (keyof Ageing)[];
  sheet.makeRoom(20 + (ages.length + 2) * 24);
  sheet.y += 12;
  drawTable(
    sheet,
    [{ title: 'Outstanding by invoice age' }, { title: 'Amount', width: 90, align: 'end', whole: true }],
    [
      ...ages.map((age) => ({ cells: [ageLabels[age], money(ageing[age])] })),
      ...(unmatched === 0 ? [] : [{ cells: ['Received, not matched to an invoice', money(-unmatched)] }]),
    ],
  );
}

/** Prints a statement with the content of its page; dates in the customer's language, amounts with cents. */
export async function printStatement(
  statement: Statement,
  { account, now }: { account: Account; now: Date },
): Promise<Buffer> {
  const date = dateIn(account);
  const money: WriteMoney = (amount) => formatMoney({ amount, currency: statement.currency });
  const { closing, to } = statement;
  const printing = {
    title: `Statement ${statement.from} to ${to}`,
    author: account.warehouse.name,
    foot: `Statement for suite ${account.suiteNumber} · ${account.warehouse.name}`,
    countryCode: account.billingAddress?.countryCode ?? account.warehouse.address.countryCode,
    now,
  };
  return print(printing, (sheet) => {
    drawHead(sheet, headOf(statement, account, date));
    drawTable(
      sheet,
      [
        { title: 'Entry' },
        { title: 'Date', width: 100 },
        { title: 'Charged', width: 72, align: 'end', whole: true },
        { title: 'Paid', width: 72, align: 'end', whole: true },
        { title: 'Balance', width: 76, align: 'end', whole: true },
      ],
      rowsOf(statement, date, money),
    );
    sheet.y += 10;
    const owed = closing >= 0;
    drawLoudSum(sheet, owed ? 'Outstanding' : 'In credit', money(Math.abs(closing)), `on ${date(to)}`);
    drawAgeing(sheet, statement, money);
  });
}
