import { z } from 'zod';
import { people } from '../data/people';

export const presences = ['active', 'away', 'busy'] as const;
export type Presence = (typeof presences)[number];

const personId = z.enum(people.map(({ id }) => id));

const messageSchema = z.object({
  /** Who wrote it. */
  from: personId,
  text: z.string(),
  at: z.iso.datetime(),
});

export const conversationSchema = z.object({
  /** The other person. */
  person: personId,
  presence: z.enum(presences),
  lastSeen: z.iso.datetime(),
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** How many of the last messages have not been read. */
  unread: z.number(),
  /** What was typed and not sent. */
  draft: z.string(),
});

export type Message = z.infer<typeof messageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
