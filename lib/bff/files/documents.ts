import 'server-only';
import { idQuerySchema } from '@/lib/domain/values/inputs';
import { statementQuerySchema } from '@/lib/domain/billing/statement';
import { checkedParameters } from '@/lib/validation/checked';
import type { MakeFile } from './file';
import { passedOn } from './passed-on';

const type = 'application/pdf';

/** `invoice.pdf?id`: one invoice as PDF. */
export const invoicePdf: MakeFile = async (client, parameters) => {
  const query = checkedParameters(idQuerySchema, parameters);
  return passedOn(client, { call: 'getInvoicePdf', query, type, fallbackName: 'invoice.pdf' });
};

/** `statement.pdf?from&to`: the statement of a period as PDF. */
export const statementPdf: MakeFile = async (client, parameters) => {
  const query = checkedParameters(statementQuerySchema, parameters);
  const fallbackName = `statement-${query.from}-to-${query.to}.pdf`;
  return passedOn(client, { call: 'getStatementPdf', query, type, fallbackName });
};
