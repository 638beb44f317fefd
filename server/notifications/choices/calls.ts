import { chosenSchema, notificationChoicesUpdateSchema } from '@/lib/domain/notification/choices';
import { chosenOf, withChoices, withChannel } from '@/lib/domain/notification/stored-choices';
import type { MessageChannel } from '@/lib/domain/notification/message';
import { offeredLanguage } from '@/lib/text/offered';
import { inLanguage } from '@/lib/text/server/request-language';
import { readChoicesForm } from '@/lib/validation/choices-form';
import { validate } from '@/lib/validation/validate';
import { plainPage } from '@/lib/runtime/plain-page';
import type { Database } from '@/server/database';
import { changeChoices, readChooser } from '@/server/database/repositories/notifications/choices';
import { channelsTo } from '../channels';
import { choicesPage, invalidLinkPage, type ChoicesView } from './page';
import { readChoices } from './token';

export interface ChoicesDependencies {
  db: Database;
  clock: () => Date;
  /** Signs the links of messages. */
  secret: string;
  /** The channels that this installation can send by. */
  channels: readonly MessageChannel[];
}

const noSuchLink = () => plainPage(invalidLinkPage(), 404);

type Chooser = NonNullable<Awaited<ReturnType<typeof readChooser>>>;

/** What the page says of a form that was sent. */
type Sent = Pick<ChoicesView, 'saved' | 'problems'> & Partial<Pick<ChoicesView, 'chosen'>>;

function show(
  { account, warehouse }: Chooser,
  { channels: sendable }: ChoicesDependencies,
  sent: Sent = { saved: false, problems: {} },
): Response {
  const channels = channelsTo(account, sendable);
  const chosen = chosenOf(account, channels);
  const view = { warehouse: warehouse.name, timeZone: account.timeZone, channels, chosen, ...sent };
  const html = inLanguage(offeredLanguage(account.language), () => choicesPage(view));
  return plainPage(html, Object.keys(sent.problems).length > 0 ? 400 : 200);
}

/** The largest form in bytes. */
const longest = 2_000;

async function formOf(request: Request): Promise<URLSearchParams> {
  const body = await request.text();
  return new URLSearchParams(body.slice(0, longest));
}

async function chooserOf(request: Request, { db, secret }: ChoicesDependencies) {
  const of = await readChoices(new URL(request.url).searchParams.get('token') ?? '', secret);
  const chooser = of && (await readChooser(db, of.accountId));
  return chooser ? { of, chooser } : null;
}

/** GET messageChoices: the page behind the link of a message. It changes nothing. */
export async function showChoices(request: Request, dependencies: ChoicesDependencies): Promise<Response> {
  const found = await chooserOf(request, dependencies);
  return found ? show(found.chooser, dependencies) : noSuchLink();
}

/** Saves the page's form, or shows again what was chosen and what is wrong with it. */
async function saveForm(
  form: URLSearchParams,
  chooser: Chooser,
  dependencies: ChoicesDependencies,
): Promise<Response> {
  const { db, clock, channels: sendable } = dependencies;
  const { account } = chooser;
  const channels = channelsTo(account, sendable);
  const given = readChoicesForm(form);
  const update = inLanguage(offeredLanguage(account.language), () =>
    validate(notificationChoicesUpdateSchema, given),
  );
  if (!update.ok) {
    const { data } = chosenSchema.safeParse(given);
    return show(chooser, dependencies, {
      saved: false,
      problems: update.errors,
      ...(data && { chosen: data }),
    });
  }
  const choose = (row: Chooser['account']) => withChoices(row, channels, update.data);
  const changed = await changeChoices(db, account.id, choose, clock());
  return changed ? show(changed, dependencies, { saved: true, problems: {} }) : noSuchLink();
}

/**
 * POST messageChoices: the page's form, or the one click of a mail program (RFC 8058), which comes without cookie and
 * Origin, is proved by the token of its address, and switches off the channel of its message.
 */
export async function saveChoices(request: Request, dependencies: ChoicesDependencies): Promise<Response> {
  const found = await chooserOf(request, dependencies);
  if (!found) return noSuchLink();
  const { chooser, of } = found;
  const form = await formOf(request);
  if (form.get('choices') === 'save') return saveForm(form, chooser, dependencies);
  const { db, clock } = dependencies;
  const choose = (account: Chooser['account']) => withChannel(account, of.channel, false);
  const changed = await changeChoices(db, of.accountId, choose, clock());
  return changed ? show(changed, dependencies, { saved: true, problems: {} }) : noSuchLink();
}
