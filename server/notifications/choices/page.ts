import Mustache from 'mustache';
import { clockHours } from '@/lib/format/clock-hours';
import { channelWord, groupWords } from '@/lib/i18n/choice-words';
import type { Chosen } from '@/lib/domain/notification/choices';
import { proposedQuietHours } from '@/lib/domain/notification/quiet-hours';
import { notificationGroups } from '@/lib/domain/notification/groups';
import type { FieldErrors } from '@/lib/contract/errors';
import type { MessageChannel } from '@/lib/domain/notification/message';
import { directionOf } from '@/lib/text/language';
import { currentLanguage, text } from '@/lib/text/text';
import { pageStyle } from './page-style';
import { pageTemplate } from './page-template';

/** What the page lets one choose. */
export interface ChoicesView {
  warehouse: string;
  timeZone: string;
  /** Those that there are for this customer. */
  channels: readonly MessageChannel[];
  chosen: Chosen;
  saved: boolean;
  /** What is wrong with a form that was sent, by the fields of the call. */
  problems: FieldErrors;
}

const frame = (name: string) => ({
  name,
  style: pageStyle,
  language: currentLanguage(),
  direction: directionOf(currentLanguage()),
  account: text('notificationsPage.choices.account'),
});

const hours = (chosen: number) =>
  clockHours().map((label, value) => ({ value, label, on: value === chosen }));

function formOf({ channels, chosen, problems, timeZone }: ChoicesView) {
  const cells = (name: string, on: readonly string[]) =>
    channels.map((channel) => ({ name, channel, word: channelWord(channel), on: on.includes(channel) }));
  const { from, to } = chosen.quietHours ?? proposedQuietHours;
  return {
    channels: channels.map((channel) => ({ word: channelWord(channel) })),
    rows: notificationGroups.map((group) => ({
      ...groupWords(group),
      cells: cells(`groups.${group}`, chosen.groups[group]),
    })),
    daily: {
      title: text('notificationsPage.choices.daily'),
      hint: text('notificationsPage.choices.dailyHint'),
      cells: cells('daily', chosen.daily),
    },
    digestHour: {
      label: text('notificationsPage.choices.digestHour'),
      hours: hours(chosen.digestHour),
      problem: problems.digestHour,
    },
    quiet: {
      label: text('notificationsPage.choices.quiet'),
      on: chosen.quietHours !== undefined,
      from: { label: text('notificationsPage.choices.quietFrom'), hours: hours(from) },
      to: {
        label: text('notificationsPage.choices.quietTo'),
        hours: hours(to),
        problem: problems['quietHours.to'],
      },
    },
    zone: text('notificationsPage.choices.zone', { zone: timeZone.replaceAll('_', ' ') }),
    save: text('notificationsPage.choices.save'),
  };
}

/** The page where the recipient of a message chooses what is sent, in the current language, without script. */
export function choicesPage(view: ChoicesView): string {
  const { warehouse, channels, saved, problems } = view;
  const isRefused = Object.keys(problems).length > 0;
  return Mustache.render(pageTemplate, {
    ...frame(warehouse),
    title: text('notificationsPage.choices.title'),
    lead: text('notificationsPage.choices.lead', { warehouse }),
    saved: saved && text('notificationsPage.choices.saved'),
    refused: isRefused && text('notificationsPage.choices.refused'),
    form: channels.length > 0 && formOf(view),
    always: text('notificationsPage.choices.always'),
  });
}

/** The page of a link that opens nothing. */
export function invalidLinkPage(): string {
  return Mustache.render(pageTemplate, {
    ...frame('Waybill'),
    title: text('notificationsPage.choices.invalid'),
    lead: text('notificationsPage.choices.invalidWhy'),
  });
}
