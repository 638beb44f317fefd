import 'server-only';
import type { MakeFile } from './file';
import { creditNotePdf, invoicePdf, receiptPdf, statementPdf } from './documents';
import { invoicesCsv } from './invoices-csv';
import { invoicesZip } from './invoices-zip';
import { packagesCsv } from './packages-csv';
import { statementCsv } from './statement-csv';
import { myData } from './my-data';

/** The files a customer can download, by name: `/files/{name}`. */
const files = new Map<string, MakeFile>([
  ['invoices.csv', invoicesCsv],
  ['invoice.pdf', invoicePdf],
  ['credit-note.pdf', creditNotePdf],
  ['receipt.pdf', receiptPdf],
  ['invoices.zip', invoicesZip],
  ['packages.csv', packagesCsv],
  ['statement.csv', statementCsv],
  ['statement.pdf', statementPdf],
  ['my-data.json', myData],
]);

export const fileNames: readonly string[] = [...files.keys()];

export const findFile = (name: string): MakeFile | undefined => files.get(name);
