import { messageChannels, type MessageChannel } from '@/lib/domain/notification/message';
import { offeredLanguage } from '@/lib/text/offered';
import { inLanguage } from '@/lib/text/server/request-language';
import type { Database } from '@/server/database';
import { chooseChannels, readChooser } from '@/server/database/repositories/notifications/choices';
import { choicesPage, invalidLinkPage } from './page';
import { readChoices, type ChoicesOf } from './token';

export interface ChoicesDependencies {
  db: Database;
  clock: () => Date;
  /** Signs the links of messages. */
  secret: string;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const page = (html: string, status = 200) => new Response(html, { status, headers });

type Channels = Record<MessageChannel, boolean>;

type Chooser = NonNullable<Awaited<ReturnType<typeof readChooser>>>;

function show({ account, warehouse }: Chooser, saved: boolean): Response {
  const { email, sms } = account.preferences.notifications;
  const hasPhone = account.phone !== null && account.phoneVerified;
  const view = { warehouse: warehouse.name, email, sms: hasPhone ? sms : undefined, saved };
  return page(inLanguage(offeredLanguage(account.language), () => choicesPage(view)));
}

/** The largest form in bytes. */
const longest = 2_000;

/** What a form asks for: the page's own says all channels, a mail program's one click ends the message's own. */
async function choiceOf(request: Request, of: ChoicesOf): Promise<Partial<Channels>> {
  const body = await request.text();
  const form = new URLSearchParams(body.slice(0, longest));
  if (form.get('choices') !== 'save') return { [of.channel]: false };
  return Object.fromEntries(messageChannels.map((channel) => [channel, form.has(channel)]));
}

async function chooserOf(request: Request, { db, secret }: ChoicesDependencies) {
  const of = await readChoices(new URL(request.url).searchParams.get('token') ?? '', secret);
  const chooser = of && (await readChooser(db, of.accountId));
  return chooser ? { of, chooser } : null;
}

/** GET messageChoices: the page behind the link of a message. It changes nothing. */
export async function showChoices(request: Request, dependencies: ChoicesDependencies): Promise<Response> {
  const found = await chooserOf(request, dependencies);
  return found ? show(found.chooser, false) : page(invalidLinkPage(), 404);
}

/**
 * POST messageChoices: the page's form, or the one click of a mail program (RFC 8058), which comes without cookie and
 * Origin and is proved by the token of its address.
 */
export async function saveChoices(request: Request, dependencies: ChoicesDependencies): Promise<Response> {
  const found = await chooserOf(request, dependencies);
  if (!found) return page(invalidLinkPage(), 404);
  const { db, clock } = dependencies;
  const choice = await choiceOf(request, found.of);
  const changed = await chooseChannels(db, found.of.accountId, choice, clock());
  return changed ? show(changed, true) : page(invalidLinkPage(), 404);
}
