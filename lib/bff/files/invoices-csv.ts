import 'server-only';
import { invoiceQuerySchema, type InvoiceSummary } from '@/lib/domain/billing/invoice';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import { text } from '@/lib/text/text';
import { checkedParameters } from '@/lib/validation/checked';
import { csvFile, decimalOf, type Column } from './csv';
import type { MakeFile } from './file';
import { datedName } from './file-name';
import { filePageSize, rowsByPage } from './pages';

const columns = (): Column<InvoiceSummary>[] => [
  { title: text('filesPage.invoices.number'), value: ({ number }) => number },
  {
    title: text('filesPage.invoices.status'),
    value: ({ displayStatus }) => invoiceTag(displayStatus).label,
  },
  { title: text('filesPage.invoices.issued'), value: ({ issueDate }) => issueDate },
  { title: text('filesPage.invoices.due'), value: ({ dueDate }) => dueDate },
  { title: text('filesPage.invoices.packages'), value: ({ packageCount }) => packageCount },
  { title: text('filesPage.invoices.currency'), value: ({ total }) => total.currency },
  { title: text('filesPage.invoices.total'), value: ({ total }) => decimalOf(total) },
  {
    title: text('filesPage.invoices.credited'),
    value: ({ total: { currency }, amountCredited = { amount: 0, currency } }) => decimalOf(amountCredited),
  },
  { title: text('filesPage.invoices.amountDue'), value: ({ amountDue }) => decimalOf(amountDue) },
];

const querySchema = invoiceQuerySchema.omit({ cursor: true, limit: true });

/** `invoices.csv?status&q`: every invoice of a filter, newest first. */
export const invoicesCsv: MakeFile = async (client, parameters) => {
  const query = checkedParameters(querySchema, parameters);
  const batches = rowsByPage(
    (cursor) => client.getMyInvoices({ ...query, cursor, limit: filePageSize }),
    ({ invoices }) => invoices,
  );
  return csvFile(datedName('invoices'), columns(), batches);
};
