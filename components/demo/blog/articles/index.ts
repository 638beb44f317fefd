import type { Article } from '../article';
import { customsDeclaration } from './customs-declaration';
import { readAnInvoice } from './read-an-invoice';
import { shortReads } from './short-reads';
import { storageDays } from './storage-days';
import { volumetricWeight } from './volumetric-weight';

/** What the blog begins with. */
export const articles: Article[] = [
  volumetricWeight,
  customsDeclaration,
  readAnInvoice,
  storageDays,
  ...shortReads,
];
