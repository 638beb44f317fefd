import { parseDateInput } from '@/lib/format';
import type { StatementQuery } from '@/lib/domain/billing/statement';
import { text } from '@/lib/text/text';

/** The first day of a month, which may be in another year: month 0 is the previous December. */
const firstDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
const lastDay = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

export interface Preset extends StatementQuery {
  label: string;
}

/** Common periods, the default first. @param today `YYYY-MM-DD` */
export function statementPresets(today: string): [Preset, ...Preset[]] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return [
    { label: text('invoicesPage.period.last3Months'), from: firstDay(year, month - 2), to: today },
    { label: text('invoicesPage.period.thisMonth'), from: firstDay(year, month), to: today },
    {
      label: text('invoicesPage.period.lastMonth'),
      from: firstDay(year, month - 1),
      to: lastDay(year, month - 1),
    },
    { label: text('invoicesPage.period.thisYear'), from: firstDay(year, 1), to: today },
    { label: text('invoicesPage.period.lastYear'), from: firstDay(year - 1, 1), to: lastDay(year - 1, 12) },
  ];
}

const addressed =
  (path: string) =>
  ({ from, to, currency }: StatementQuery) =>
    `${path}?${new URLSearchParams({ from, to, ...(currency && { currency }) }).toString()}`;

/** A day of an address: in ISO format, or as typed, which is how forms without JavaScript send it. */
export function readDay(given: string): string {
  const typed = parseDateInput(given);
  return 'date' in typed && typed.date !== null ? typed.date : given;
}

/** The requested currency of an address; an invalid one is ignored. */
export const readCurrency = (wish: string | undefined): Pick<StatementQuery, 'currency'> =>
  wish !== undefined && /^[A-Z]{3}$/.test(wish) ? { currency: wish } : {};

/** The address of a period's page and files. */
export const statementHref = addressed('/invoices/statement');
export const statementCsvHref = addressed('/files/statement.csv');
export const statementPdfHref = addressed('/files/statement.pdf');
export const invoicesZipHref = addressed('/files/invoices.zip');
