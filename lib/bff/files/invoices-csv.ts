import 'server-only';
import { invoiceQuerySchema, type InvoiceSummary } from '@/lib/domain/billing/invoice';
import { invoiceTags } from '@/lib/i18n/invoice-words';
import { checkedParameters } from '@/lib/validation/checked';
import { csvFile, decimalOf, type Column } from './csv';
import type { MakeFile } from './file';
import { datedName } from './file-name';
import { filePageSize, rowsByPage } from './pages';

const columns: Column<InvoiceSummary>[] = [
  { title: 'Number', value: ({ number }) => number },
  { title: 'Status', value: ({ displayStatus }) => invoiceTags[displayStatus].label },
  { title: 'Issued', value: ({ issueDate }) => issueDate },
  { title: 'Due', value: ({ dueDate }) => dueDate },
  { title: 'Packages', value: ({ packageCount }) => packageCount },
  { title: 'Currency', value: ({ total }) => total.currency },
  { title: 'Total', value: ({ total }) => decimalOf(total) },
  { title: 'Amount due', value: ({ amountDue }) => decimalOf(amountDue) },
];

const querySchema = invoiceQuerySchema.omit({ cursor: true, limit: true });

/** `invoices.csv?status&q`: every invoice of a filter, newest first. */
export const invoicesCsv: MakeFile = async (client, parameters) => {
  const query = checkedParameters(querySchema, parameters);
  const batches = rowsByPage(
    (cursor) => client.getMyInvoices({ ...query, cursor, limit: filePageSize }),
    ({ invoices }) => invoices,
  );
  return csvFile(datedName('invoices'), columns, batches);
};
