import Mustache from 'mustache';
import type { Notification } from '@/lib/domain/notification/notification';
import type { Brand } from '@/lib/domain/operator/brand';
import { isAboutAccount } from '@/lib/domain/notification/rules';
import { notificationWords } from '@/lib/i18n/notification-words';
import { formatList } from '@/lib/format';
import { withoutIsolates } from '@/lib/text/isolates';
import { directionOf } from '@/lib/text/language';
import { currentLanguage, text } from '@/lib/text/text';
import type { Message, Picture } from '@/server/delivery';
import { brandColours } from './mail/brand-colours';
import { mailTemplate } from './mail/template';

export interface Told {
  notifications: readonly Notification[];
  warehouse: { name: string; address: string; brand: Brand | null };
  /** Photos of an e-mail, by notification. */
  pictures: ReadonlyMap<string, Picture>;
  /** Where links of the message lead to. */
  portal: string;
  /** Where the recipient chooses what is sent. */
  choicesUrl: string;
}

type Content = Pick<Message, 'subject' | 'text' | 'html' | 'pictures'>;

/** The words of notifications, their links in full. */
function itemsOf({ notifications, pictures, portal }: Told) {
  return notifications.map((notification, index) => {
    const { title, text: words, href, action } = notificationWords(notification);
    const photo = pictures.get(notification.id)?.cid;
    return { title, text: words, photo, href: new URL(href, portal).href, action, first: index === 0 };
  });
}

function subjectOf(titles: readonly string[], warehouse: string): string {
  const [only] = titles;
  if (titles.length === 1 && only !== undefined) return only;
  return text('notificationsPage.mail.subjectMany', { count: titles.length, warehouse });
}

/** An e-mail of one notification or several, in the current language; isolates are newer than many mail programs. */
export function composeMail(told: Told): Content {
  const items = itemsOf(told);
  const { name: warehouse, address, brand } = told.warehouse;
  const ofAccount = told.notifications.every(({ kind }) => isAboutAccount(kind));
  const subject = subjectOf(
    items.map(({ title }) => title),
    warehouse,
  );
  const why = ofAccount
    ? text('notificationsPage.mail.whyAccount')
    : text('notificationsPage.mail.why', { warehouse });
  const change = text('notificationsPage.mail.change');
  const language = currentLanguage();
  const direction = directionOf(language);
  const html = Mustache.render(mailTemplate, {
    language,
    direction,
    start: direction === 'rtl' ? 'right' : 'left',
    subject,
    preview: items.map((item) => item.text).join(' '),
    warehouse,
    logo: brand?.logo,
    ...brandColours(brand?.colour),
    address,
    items,
    photoOf: text('notificationsPage.mail.photo'),
    why,
    change,
    choices: told.choicesUrl,
  });
  const paragraphs = items.map((item) => [item.title, item.text, `${item.action}: ${item.href}`].join('\n'));
  const plain = [...paragraphs, why, `${change}: ${told.choicesUrl}`, `${warehouse}, ${address}`].join(
    '\n\n',
  );
  return {
    subject: withoutIsolates(subject),
    text: withoutIsolates(plain),
    html: withoutIsolates(html),
    pictures: [...told.pictures.values()],
  };
}

/** Titles that a text message lists: a daily one may tell of dozens. */
const listedTitles = 4;

/** A text message of one notification or several, in the current language. */
export function composeText(told: Told): Content {
  const items = itemsOf(told);
  const warehouse = told.warehouse.name;
  const [only] = items;
  const titles = items.map(({ title }) => title);
  const listed = titles.length > listedTitles ? [...titles.slice(0, listedTitles), '…'] : titles;
  const words =
    items.length === 1 && only
      ? text('notificationsPage.sms.one', { warehouse, title: only.title, href: only.href })
      : text('notificationsPage.sms.many', {
          warehouse,
          count: items.length,
          titles: formatList(listed, 'plain'),
          href: told.portal,
        });
  return { subject: subjectOf(titles, warehouse), text: withoutIsolates(words) };
}
