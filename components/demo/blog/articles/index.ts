import type { Article } from '../article';
import { customsDeclaration } from './customs-declaration';
import { readAnInvoice } from './read-an-invoice';
import { shortReads } from './short-reads';
import { storageDays } from './storage-days';
import { volumetricWeight } from './volumetric-weight';

/** The blog's initial articles. */
export const articles: Article[] = [
  volumetricWeight,
  customsDeclaration,
  readAnInvoice,
  storageDays,
  ...shortReads,
];
