import { usualRules } from '@/lib/domain/operator/message-rules';
import { channelsFor, isAboutAccount, isReachable } from '@/lib/domain/notification/rules';
import type { Notification } from '@/lib/domain/notification/notification';
import { postalLines } from '@/lib/domain/address/postal-lines';
import { offeredLanguage } from '@/lib/text/offered';
import { inLanguage } from '@/lib/text/server/request-language';
import type { Database } from '@/server/database';
import {
  beginTry,
  endTry,
  moveMessage,
  readContent,
  readTimings,
  type MessageRow,
  type TryEnd,
} from '@/server/database/repositories/notifications/messages';
import { reachableOf } from '@/server/database/repositories/notifications/reachable';
import { withSubjects } from '@/server/database/repositories/notifications/subjects';
import { DeliveryRefused, type Deliver, type Message, type Picture } from '@/server/delivery';
import type { Breather } from '@/server/jobs/breather';
import type { Job, JobQueue } from '@/server/jobs/queue';
import { composeMail, composeText } from './compose';
import { picturesFor } from './mail/photos';
import { messageJob, type MessageJob } from './message-queue';
import { afterQuiet, type Timed } from './timing';

export interface SendOptions {
  messages: JobQueue<MessageJob>;
  deliver: Deliver;
  clock: () => Date;
  publicOrigin: string;
  /** From where photos in e-mails may be loaded. */
  photoOrigins: readonly string[];
  /** Where the customer of an account chooses what is sent by a channel. */
  choicesUrl: (to: { accountId: string; channel: MessageRow['channel'] }) => Promise<string>;
  /** Lets pages go first, between two steps. */
  pause: Breather;
}

type Content = Awaited<ReturnType<typeof readContent>>;

/** What of a message its recipient still wants, and may be sent. */
function stillWanted({ account, warehouse, notifications }: Content, channel: MessageRow['channel']) {
  const rules = warehouse.messageRules ?? usualRules;
  const reachable = reachableOf(account);
  return notifications.filter(({ kind }) => channelsFor(kind, reachable, rules).includes(channel));
}

function reasonOf({ account }: Content, channel: MessageRow['channel']): string {
  if (channel === 'email' && account.emailBouncedAt !== null) return 'e-mails to the address come back';
  return isReachable(account, channel) ? 'not wanted any more' : 'no verified address';
}

/** A message and what it tells. */
interface Telling {
  row: MessageRow;
  content: Content;
  notifications: Notification[];
  pictures: ReadonlyMap<string, Picture>;
}

async function messageOf(
  { row, content: { account, warehouse }, notifications, pictures }: Telling,
  { publicOrigin, choicesUrl }: SendOptions,
): Promise<Message> {
  const { id, channel } = row;
  const choices = await choicesUrl({ accountId: account.id, channel });
  const told = {
    notifications,
    pictures,
    warehouse: {
      name: warehouse.name,
      address: postalLines(warehouse.address).join(', '),
      brand: warehouse.brand,
    },
    portal: publicOrigin,
    choicesUrl: choices,
  };
  const compose = channel === 'email' ? composeMail : composeText;
  const content = inLanguage(offeredLanguage(account.language), () => compose(told));
  const recipient = channel === 'email' ? account.email : (account.phone ?? '');
  return { id, channel, recipient, ...content, ...(channel === 'email' && { unsubscribeUrl: choices }) };
}

/** What became of a try. */
async function tryOnce(db: Database, row: MessageRow, options: SendOptions): Promise<TryEnd> {
  const content = await readContent(db, row);
  const wanted = stillWanted(content, row.channel);
  if (wanted.length === 0) return { status: 'cancelled', reason: reasonOf(content, row.channel) };
  await options.pause();
  const notifications = await withSubjects(db, wanted);
  const origins = row.channel === 'email' ? options.photoOrigins : [];
  const pictures = await picturesFor(db, notifications, origins);
  await options.pause();
  const message = await messageOf({ row, content, notifications, pictures }, options);
  const { recipient, subject, text: body } = message;
  const sent = { recipient, subject, body };
  await options.pause();
  try {
    await options.deliver(message);
    return { status: 'sent', ...sent };
  } catch (error) {
    const isFinal = error instanceof DeliveryRefused && error.isFinal;
    const reason = error instanceof Error ? error.message : 'unknown';
    return { status: isFinal ? 'bounced' : 'queued', reason, ...sent };
  }
}

/** What says when a message leaves. */
export interface Timing extends Timed {
  /** The kinds of what it tells. */
  kinds: readonly string[];
}

/** Until when the quiet hours of its recipient hold a message back; undefined where they do not. */
function heldUntil(timing: Timing | undefined, now: Date): Date | undefined {
  if (!timing || timing.kinds.some(isAboutAccount)) return undefined;
  const until = afterQuiet(timing, now);
  return until > now ? until : undefined;
}

/** Lets a message leave later, by a job of that time in place of this one. */
async function holdBack(db: Database, messageId: string, until: Date, { messages }: SendOptions) {
  await db.transaction(async (tx) => {
    await moveMessage(tx, messageId, until);
    await messages.add(tx, [messageJob(messageId, until)]);
  });
}

/**
 * Tries to send the message of a job, and keeps what became of it: sent, bounced, queued for another try, or given up
 * after the last. A process that ends between the mail server's answer and that note sends the message again, with the
 * same Message-ID.
 * @param timing as it was read a moment ago, for all messages at once
 * @returns whether the job is done: false where it comes again, or the message is given up
 */
export async function sendMessage(
  db: Database,
  { job, timing }: { job: Job<MessageJob>; timing: Timing | undefined },
  options: SendOptions,
): Promise<boolean> {
  const { messages, clock, pause } = options;
  const { messageId, dueAt } = job.data;
  if (heldUntil(timing, clock())) {
    // News of the account itself, which quiet hours don't hold back, may have joined it since.
    const newest = await readTimings(db, [messageId]);
    const until = heldUntil(newest.get(messageId), clock());
    if (until) {
      await holdBack(db, messageId, until, options);
      return true;
    }
  }
  const dueBy = dueAt === undefined ? undefined : new Date(dueAt);
  const row = await beginTry(db, messageId, { now: clock(), dueBy });
  if (!row) return true;
  await pause();
  const end = await tryOnce(db, row, options);
  const failed = end.status === 'queued';
  await pause();
  await endTry(db, row, failed && job.isLast ? { ...end, status: 'failed' } : end, clock());
  if (failed) await messages.fail(job.id, end.reason ?? 'unknown');
  return !failed;
}
