import { z } from 'zod';
import { plainText, richNodeSchema } from '@/components/kit/editor/rich-text/nodes';

/** The state of a mail; `home` is the inbox, or Sent for our own mail. */
const placeSchema = z.enum(['home', 'archived', 'spam', 'trash']);
export type Place = z.infer<typeof placeSchema>;

export const attachmentSchema = z.object({ name: z.string(), bytes: z.number() });
export type Attachment = z.infer<typeof attachmentSchema>;

export const mailSchema = z.object({
  id: z.string(),
  /** Addresses; `contactOf` has the names. */
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
  /** Sent by the front desk. */
  sent: z.boolean(),
  place: placeSchema,
  /** Its place before deletion. */
  before: placeSchema,
  /** The id of the mail it replies to or forwards. */
  about: z.string().nullable(),
});
export type Mail = z.infer<typeof mailSchema>;

/** A mail's text, in one line. */
export const textOf = ({ body }: Mail): string => plainText(body);
