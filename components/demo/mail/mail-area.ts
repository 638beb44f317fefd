'use client';

import { z } from 'zod';
import { areaOf } from '../area';
import { mails } from './data/mails';
import { folderNames } from './folders';
import { mailSchema } from './mail';

/** All mail of the front desk. */
export const mailArea = areaOf('mail', z.array(mailSchema), mails);

const viewSchema = z.object({
  folder: z.enum(folderNames),
  query: z.string(),
  /** Zero-based. */
  page: z.number(),
});
export type FolderView = z.infer<typeof viewSchema>;

export const mailsOnPage = 10;

/** The last folder with its search and page: a mail opened from there links back to it. */
export const viewArea = areaOf<FolderView>('mail-view', viewSchema, { folder: 'inbox', query: '', page: 0 });
