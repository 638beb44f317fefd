import { z } from 'zod';
import { plainText, richNodeSchema } from '@/components/kit/editor/rich-text/nodes';

/** Where a mail lies; at `home` it is in the inbox, or in Sent when we wrote it. */
const placeSchema = z.enum(['home', 'archived', 'spam', 'trash']);
export type Place = z.infer<typeof placeSchema>;

export const attachmentSchema = z.object({ name: z.string(), bytes: z.number() });
export type Attachment = z.infer<typeof attachmentSchema>;

export const mailSchema = z.object({
  id: z.string(),
  /** Addresses; `contactOf` knows the names. */
  from: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  subject: z.string(),
  body: z.array(richNodeSchema),
  attachments: z.array(attachmentSchema),
  /** RFC 3339. */
  date: z.string(),
  read: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  /** We wrote it. */
  sent: z.boolean(),
  place: placeSchema,
  /** Where it lay before it was thrown away. */
  before: placeSchema,
  /** The id of the mail it answers or passes on. */
  about: z.string().nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

/** What a mail says, in one line. */
export const textOf = ({ body }: Mail): string => plainText(body);
