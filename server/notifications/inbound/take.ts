import { isSwitchedOn, withChannel } from '@/lib/domain/notification/stored-choices';
import { messageChannels, type MessageChannel } from '@/lib/domain/notification/message';
import { keywordAction, type KeywordAction } from '@/lib/domain/notification/keywords';
import { log } from '@/lib/runtime/log';
import { withoutIsolates } from '@/lib/text/isolates';
import { offeredLanguage } from '@/lib/text/offered';
import { text } from '@/lib/text/text';
import { inLanguage } from '@/lib/text/server/request-language';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import { changeChoices } from '@/server/database/repositories/notifications/choices';
import { accountsOfNumber } from '@/server/database/repositories/notifications/inbound';
import type { Deliver } from '@/server/delivery';

/** The channels on which customers write back. */
export const answerableChannels = messageChannels.filter((channel) => channel !== 'email');

interface Inbound {
  /** E.164. */
  from: string;
  text: string;
  channel: MessageChannel;
}

interface InboundDependencies {
  db: Database;
  deliver: Deliver;
  clock: () => Date;
}

interface Taken {
  action: KeywordAction | 'none';
  /** The accounts whose number it is. */
  accounts: number;
}

type Found = Awaited<ReturnType<typeof accountsOfNumber>>[number];

function answerTo(
  action: KeywordAction,
  { account, warehouse: { name: warehouse, contact } }: Found,
): string {
  return inLanguage(offeredLanguage(account.language), () => {
    if (action === 'help') return text('notificationsPage.inbound.help', { warehouse, contact });
    return action === 'stop'
      ? text('notificationsPage.inbound.stopped', { warehouse })
      : text('notificationsPage.inbound.started', { warehouse });
  });
}

/** Whether a choice was another before. */
async function choose(
  { db, clock }: InboundDependencies,
  { account }: Found,
  channel: MessageChannel,
  isOn: boolean,
): Promise<boolean> {
  if (isSwitchedOn(account, channel) === isOn) return false;
  await changeChoices(db, account.id, (chooser) => withChannel(chooser, channel, isOn), clock());
  return true;
}

/**
 * Takes a text message of a customer: a word that ends or begins the channel for each account of the number, or asks for
 * help. It is answered once, and only where it changes something or asks for help; a number of nobody gets no answer. An
 * answer that is not taken is logged: what it tells of is done.
 */
export async function takeInbound(
  { from, text: words, channel }: Inbound,
  dependencies: InboundDependencies,
): Promise<Taken> {
  const action = keywordAction(words);
  const found = await accountsOfNumber(dependencies.db, from);
  if (action === undefined) return { action: 'none', accounts: found.length };
  const told: Found[] = [];
  for (const one of found) {
    if (action === 'help' || (await choose(dependencies, one, channel, action === 'start'))) told.push(one);
  }
  const [first] = told;
  if (first) {
    const answer = withoutIsolates(answerTo(action, first));
    const message = { id: newId('msg'), channel, recipient: from, subject: answer, text: answer };
    await dependencies
      .deliver(message)
      .catch((error: unknown) => log.warn('inbound_answer_not_sent', { channel, error }));
  }
  return { action, accounts: found.length };
}
