import type { Account } from '@/lib/domain/account/account';
import type { Statement } from '@/lib/domain/billing/statement';
import { ageLabel, ages, entryName } from '@/lib/i18n/statement-words';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import { apart } from './bidi';
import { dateIn } from './dates';
import { drawLoudSum } from './figures';
import { drawHead } from './head';
import type { Letterhead } from './letterhead';
import { print } from './print';
import { ink, type Sheet } from './sheet';
import { drawTable, type TableRow } from './table';

type WriteDate = (value: string) => string;
type WriteMoney = (amount: number) => string;

function headOf({ from, to, currency }: Statement, account: Account, date: WriteDate) {
  const { warehouse, billingAddress, warehouseAddress, suiteNumber } = account;
  const facts = [
    [text('documents.statement.firstDay'), date(from)],
    [text('documents.statement.lastDay'), date(to)],
    [text('documents.statement.suite'), apart(suiteNumber)],
    [text('documents.statement.currency'), currency],
  ] as const;
  return {
    issuer: warehouse.name,
    title: text('documents.statement.heading'),
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
    { cells: [text('documents.statement.openingBalance'), date(from), '', '', money(opening)], style },
    ...entries.map(({ date: day, debit, credit, balance, ...entry }) => ({
      cells: [
        entryName({ ...entry, number: apart(entry.number) }),
        date(day),
        debit > 0 ? money(debit) : '',
        credit > 0 ? money(credit) : '',
        money(balance),
      ],
    })),
    { cells: [text('documents.statement.closingBalance'), date(to), '', '', money(closing)], style },
  ];
}

function drawAgeing(sheet: Sheet, { ageing, unmatched }: Statement, money: WriteMoney): void {
  sheet.makeRoom(20 + (ages.length + 2) * 24);
  sheet.y += 12;
  drawTable(
    sheet,
    [
      { title: text('documents.statement.outstandingByAge') },
      { title: text('documents.statement.amount'), width: 90, align: 'end', whole: true },
    ],
    [
      ...ages.map((age) => ({ cells: [ageLabel(age), money(ageing[age])] })),
      ...(unmatched === 0 ? [] : [{ cells: [text('documents.statement.unmatched'), money(-unmatched)] }]),
    ],
  );
}

interface Printing {
  account: Account;
  now: Date;
  letterhead: Letterhead;
}

/** Prints a statement with the content of its page; in the current language. */
export async function printStatement(
  statement: Statement,
  { account, now, letterhead }: Printing,
): Promise<Buffer> {
  const date = dateIn(account.timeZone);
  const money: WriteMoney = (amount) => formatMoney({ amount, currency: statement.currency });
  const { closing, to } = statement;
  const printing = {
    title: text('documents.statement.title', { from: statement.from, to }),
    author: account.warehouse.name,
    foot: text('documents.statement.foot', {
      suite: apart(account.suiteNumber),
      warehouse: apart(account.warehouse.name),
    }),
    countryCode: account.billingAddress?.countryCode ?? account.warehouse.address.countryCode,
    now,
  };
  return print(printing, (sheet) => {
    drawHead(sheet, { ...headOf(statement, account, date), letterhead });
    drawTable(
      sheet,
      [
        { title: text('documents.statement.entry') },
        { title: text('documents.statement.date'), width: 100 },
        { title: text('documents.statement.charged'), width: 72, align: 'end', whole: true },
        { title: text('documents.statement.paid'), width: 72, align: 'end', whole: true },
        { title: text('documents.statement.balance'), width: 76, align: 'end', whole: true },
      ],
      rowsOf(statement, date, money),
    );
    sheet.y += 10;
    const owed = closing >= 0;
    drawLoudSum(
      sheet,
      text(owed ? 'documents.statement.outstanding' : 'documents.statement.inCredit'),
      money(Math.abs(closing)),
      text('documents.statement.onDate', { date: date(to) }),
    );
    drawAgeing(sheet, statement, money);
  });
}
