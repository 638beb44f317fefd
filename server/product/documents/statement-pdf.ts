import type { Account } from '@/lib/domain/account';
import type { Ageing, Statement } from '@/lib/domain/statement';
import { ageLabels, entryLabels } from '@/lib/domain/statement-words';
import { formatMoney } from '@/lib/format';
import { dateIn } from './dates';
import { drawFacts, drawLoudSum, drawParty } from './figures';
import { print } from './print';
import { ink, type Sheet } from './sheet';
import { drawTable, type TableRow } from './table';

type WriteDate = (value: string) => string;
type WriteMoney = (amount: number) => string;

function drawHead(sheet: Sheet, statement: Statement, account: Account, date: WriteDate): void {
  const { warehouse, billingAddress } = account;
  const half = sheet.width / 2;
  sheet.write(
    warehouse.name,
    { x: sheet.left, y: sheet.y + 6, width: half },
    { size: 12, weight: 'bold', color: ink.strong },
  );
  const title = { x: sheet.left + half, y: sheet.y, width: half, align: 'end' } as const;
  sheet.y += sheet.write('Statement', title, { size: 20, weight: 'bold', color: ink.strong }) + 8;
  sheet.rule(sheet.y);
  sheet.y += 16;
  const column = (sheet.width - 24) / 3;
  const facts = [
    ['First day', date(statement.from)],
    ['Last day', date(statement.to)],
    ['Suite', account.suiteNumber],
    ['Currency', statement.currency],
  ] as const;
  const recipient = billingAddress ?? account.warehouseAddress;
  const heights = [
    drawParty(sheet, 'From', warehouse.address, sheet.left, column - 12),
    drawParty(sheet, 'To', recipient, sheet.left + column, column - 12),
    drawFacts(sheet, facts, sheet.right - column - 12, column + 12),
  ];
  sheet.y += Math.max(...heights) + 24;
}

function rowsOf({ from, opening, entries }: Statement, date: WriteDate, money: WriteMoney): TableRow[] {
  const style = { color: ink.strong };
  return [
    { cells: ['Opening balance', date(from), '', '', money(opening)], style },
    ...entries.map(({ type, number, date: day, debit, credit, balance }) => ({
      cells: [
        `${entryLabels[type]} ${number}`,
        date(day),
        debit > 0 ? money(debit) : '',
        credit > 0 ? money(credit) : '',
        money(balance),
      ],
    })),
  ];
}

function drawAgeing(sheet: Sheet, { ageing, unmatched }: Statement, money: WriteMoney): void {
  const ages = Object.keys(ageLabels) as (keyof Ageing)[];
  sheet.makeRoom(20 + (ages.length + 2) * 24);
  sheet.y += 12;
  drawTable(
    sheet,
    [{ title: 'What is unpaid, by days since its invoice' }, { title: 'Amount', width: 90, align: 'end' }],
    [
      ...ages.map((age) => ({ cells: [ageLabels[age], money(ageing[age])] })),
      ...(unmatched === 0 ? [] : [{ cells: ['Received, not matched to an invoice', money(-unmatched)] }]),
    ],
  );
}

/** A statement as its page shows it, on paper; dates in the customer's language, amounts with their cents. */
export async function printStatement(
  statement: Statement,
  { account, now }: { account: Account; now: Date },
): Promise<Buffer> {
  const date = dateIn(account.language);
  const money: WriteMoney = (amount) => formatMoney({ amount, currency: statement.currency });
  const { closing, to } = statement;
  const printing = {
    title: `Statement ${statement.from} to ${to}`,
    author: account.warehouse.name,
    foot: `Statement of suite ${account.suiteNumber} · ${account.warehouse.name}`,
    countryCode: account.billingAddress?.countryCode ?? account.warehouse.address.countryCode,
    now,
  };
  return print(printing, (sheet) => {
    drawHead(sheet, statement, account, date);
    drawTable(
      sheet,
      [
        { title: 'Entry' },
        { title: 'Date', width: 100 },
        { title: 'Charged', width: 72, align: 'end' },
        { title: 'Paid', width: 72, align: 'end' },
        { title: 'Balance', width: 76, align: 'end' },
      ],
      rowsOf(statement, date, money),
    );
    sheet.y += 10;
    const owed = closing >= 0;
    drawLoudSum(sheet, owed ? 'You owe' : 'In your favour', money(Math.abs(closing)), `on ${date(to)}`);
    drawAgeing(sheet, statement, money);
  });
}
