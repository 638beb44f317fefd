import 'server-only';
import { idQuerySchema } from '@/lib/domain/values/inputs';
import { statementQuerySchema, type StatementQuery } from '@/lib/domain/billing/statement';
import { checkedParameters } from '@/lib/validation/checked';
import type { ProductClient } from '../product-api/client';
import type { MakeFile } from './file';
import { passedOn } from './passed-on';

const type = 'application/pdf';

/** One invoice as PDF. */
export const invoicePdfOf = (client: ProductClient, id: string) =>
  passedOn(client, { call: 'getInvoicePdf', query: { id }, type, fallbackName: 'invoice.pdf' });

/** One credit note as PDF. */
export const creditNotePdfOf = (client: ProductClient, id: string) =>
  passedOn(client, { call: 'getCreditNotePdf', query: { id }, type, fallbackName: 'credit-note.pdf' });

/** The receipt of a payment as PDF. */
export const receiptPdfOf = (client: ProductClient, id: string) =>
  passedOn(client, { call: 'getReceiptPdf', query: { id }, type, fallbackName: 'receipt.pdf' });

/** The statement of a period as PDF. */
export const statementPdfOf = (client: ProductClient, query: StatementQuery) => {
  const fallbackName = `statement-${query.from}-to-${query.to}.pdf`;
  return passedOn(client, { call: 'getStatementPdf', query, type, fallbackName });
};

/** `invoice.pdf?id` */
export const invoicePdf: MakeFile = async (client, parameters) =>
  invoicePdfOf(client, checkedParameters(idQuerySchema, parameters).id);

/** `credit-note.pdf?id` */
export const creditNotePdf: MakeFile = async (client, parameters) =>
  creditNotePdfOf(client, checkedParameters(idQuerySchema, parameters).id);

/** `receipt.pdf?id` */
export const receiptPdf: MakeFile = async (client, parameters) =>
  receiptPdfOf(client, checkedParameters(idQuerySchema, parameters).id);

/** `statement.pdf?from&to&currency` */
export const statementPdf: MakeFile = async (client, parameters) =>
  statementPdfOf(client, checkedParameters(statementQuerySchema, parameters));
