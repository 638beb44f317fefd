import type { RichNode } from '@/components/kit/editor/rich-text/nodes';
import { demoNow } from '../../data/now';
import { desk } from '../data/contacts';
import type { Mail } from '../mail';
import type { Draft } from './drafts';

/** An error and its field. */
export interface Complaint {
  field: 'to' | 'cc' | 'subject' | 'text';
  message: string;
}

const noAddress = (text: string) =>
  `“${text}” is no e-mail address. Choose a name, or write one such as ada@postbox.example.`;

/** The errors of a draft, in the order of its fields. */
export function complaintsAbout({ to, cc, toText, ccText, subject, html, attachments }: Draft): Complaint[] {
  const complaints: (Complaint | false)[] = [
    toText !== ''
      ? { field: 'to', message: noAddress(toText) }
      : to.length === 0 &&
        cc.length === 0 && { field: 'to', message: 'Choose at least one person to send it to.' },
    ccText !== '' && { field: 'cc', message: noAddress(ccText) },
    subject.trim() === '' && { field: 'subject', message: 'Give it a subject.' },
    html === '' &&
      attachments.length === 0 && { field: 'text', message: 'Write something, or attach a file.' },
  ];
  return complaints.filter((complaint) => complaint !== false);
}

/** Higher ids belong to mails written here. */
const lastDemoId = 1000;

/** Whether a mail with this id may have been written on these pages; the server has none of those. */
export const isOwnId = (id: string): boolean => /^\d{4,9}$/.test(id) && Number(id) > lastDemoId;

/** The mail for a draft: each a minute after the previous one, starting at the demo's current time. */
export function mailFrom(draft: Draft, body: RichNode[], about: string | null, mails: readonly Mail[]): Mail {
  const number = Math.max(lastDemoId, ...mails.map(({ id }) => Number(id))) + 1;
  return {
    id: String(number),
    from: desk.address,
    to: draft.to,
    cc: draft.cc,
    subject: draft.subject.trim(),
    body,
    attachments: draft.attachments,
    date: new Date(Date.parse(demoNow) + (number - lastDemoId) * 60_000).toISOString(),
    read: true,
    starred: false,
    important: false,
    sent: true,
    place: 'home',
    before: 'home',
    about,
  };
}
