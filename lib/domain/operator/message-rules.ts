import { z } from 'zod';
import { warehouseEventKinds, type EventKind } from '../event/catalogue';
import { messageChannels, type MessageChannel } from '../notification/message';

/**
 * What customers have to be told whatever a warehouse likes: of their account, of an invoice, and of the day after which
 * a package is not kept any more.
 */
function isNeeded(kind: string): boolean {
  return kind.startsWith('account.') || kind === 'invoice.issued' || kind === 'package.storage_ends';
}

const channelRule = `Say off, or the channels beside the portal: ${messageChannels.join(', ')}`;

/** Of a kind: `off`, or the channels by which it may go beside the portal, which always tells of what isn't off. */
const kindRuleSchema = z.union(
  [z.literal('off'), z.array(z.enum(messageChannels)).transform((channels) => [...new Set(channels)])],
  { error: channelRule },
);
type KindRule = z.infer<typeof kindRuleSchema>;

const kinds: ReadonlySet<string> = new Set(warehouseEventKinds);

function problemOf(kind: string, rule: KindRule): string | undefined {
  if (!kinds.has(kind)) return `Give a kind of: ${warehouseEventKinds.join(', ')}`;
  const isHeld = isNeeded(kind) && (rule === 'off' || !rule.includes('email'));
  return isHeld ? 'Customers have to be told of this by e-mail; leave it on' : undefined;
}

const kindsSchema = z.record(z.string(), kindRuleSchema).superRefine((rules, context) => {
  for (const [kind, rule] of Object.entries(rules)) {
    const message = problemOf(kind, rule);
    if (message !== undefined) context.addIssue({ code: 'custom', path: [kind], message });
  }
});

const mostDays = 60;
const mostMarks = 5;
const storageRule = `Give 1 to ${mostMarks} different whole days, each from 0 to ${mostDays}, such as 7,3,1`;
const invoiceRule = `Give whole days, from 0 to ${mostDays}`;

/** What a warehouse tells its customers, by which channels, and how early. */
export const messageRulesSchema = z.strictObject({
  /** Kinds that are told otherwise than all others, which may go by every channel. */
  kinds: kindsSchema.default({}),
  /** Days before the last day of storage, the most first. */
  storageDays: z
    .array(z.int(storageRule).min(0, storageRule).max(mostDays, storageRule), storageRule)
    .min(1, storageRule)
    .max(mostMarks, storageRule)
    .refine((days) => new Set(days).size === days.length, storageRule)
    .transform((days) => days.toSorted((a, b) => b - a))
    .default([7, 3, 1]),
  /** Days before an invoice is due. */
  invoiceDays: z.int(invoiceRule).min(0, invoiceRule).max(mostDays, invoiceRule).default(3),
});
export type MessageRules = z.infer<typeof messageRulesSchema>;

/** The rules of a warehouse that has set none. */
export const usualRules: MessageRules = messageRulesSchema.parse({});

/** Whether a warehouse tells its customers of a kind. */
export function isTold(kind: EventKind, rules: MessageRules): boolean {
  return rules.kinds[kind] !== 'off';
}

/** The channels by which a warehouse lets a kind go, beside the portal. */
export function allowedChannels(kind: string, rules: MessageRules): readonly MessageChannel[] {
  const rule = rules.kinds[kind] ?? messageChannels;
  return rule === 'off' ? [] : rule;
}
