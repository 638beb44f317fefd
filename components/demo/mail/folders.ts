import { fold } from '@/lib/text/fold';
import type { IconName } from '@/lib/icons/icon-names';
import { contactOf } from './data/contacts';
import { textOf, type Mail } from './mail';

export const folderNames = ['inbox', 'starred', 'important', 'sent', 'archived', 'spam', 'trash'] as const;
export type Folder = (typeof folderNames)[number];

interface FolderLook {
  label: string;
  icon: IconName;
  /** Shown when it is empty. */
  empty: { title: string; line: string };
}

export const folderLooks: Record<Folder, FolderLook> = {
  inbox: {
    label: 'Inbox',
    icon: 'inbox',
    empty: { title: 'The inbox is empty', line: 'All mail has been dealt with.' },
  },
  starred: {
    label: 'Starred',
    icon: 'demo:star',
    empty: { title: 'No starred mail', line: 'Press the star of a mail to find it here again.' },
  },
  important: {
    label: 'Important',
    icon: 'flag',
    empty: { title: 'No important mail', line: 'Press the flag of a mail that must not be missed.' },
  },
  sent: {
    label: 'Sent',
    icon: 'send',
    empty: { title: 'Nothing was sent', line: 'What you write and send is kept here.' },
  },
  archived: {
    label: 'Archived',
    icon: 'demo:archive',
    empty: { title: 'The archive is empty', line: 'Mail you archive leaves the inbox and is kept here.' },
  },
  spam: {
    label: 'Spam',
    icon: 'demo:octagon-exclamation-point',
    empty: { title: 'No spam', line: 'Mail you report as spam is put aside here.' },
  },
  trash: {
    label: 'Trash',
    icon: 'trash',
    empty: { title: 'The trash is empty', line: 'Deleted mail waits here until it is deleted for good.' },
  },
};

/** Excluded from starred and important mail. */
const isAside = ({ place }: Mail) => place === 'spam' || place === 'trash';

const rules: Record<Folder, (mail: Mail) => boolean> = {
  inbox: (mail) => mail.place === 'home' && !mail.sent,
  starred: (mail) => mail.starred && !isAside(mail),
  important: (mail) => mail.important && !isAside(mail),
  sent: (mail) => mail.place === 'home' && mail.sent,
  archived: (mail) => mail.place === 'archived',
  spam: (mail) => mail.place === 'spam',
  trash: (mail) => mail.place === 'trash',
};

/** The one folder of a mail, apart from stars and flags. */
export function folderOf(mail: Mail): Folder {
  if (mail.place === 'home') return mail.sent ? 'sent' : 'inbox';
  return mail.place;
}

const searched = (mail: Mail) => {
  const names = [mail.from, ...mail.to, ...mail.cc].flatMap((address) => [address, contactOf(address).name]);
  return fold([...names, mail.subject, textOf(mail)].join(' '));
};

/** A folder's mails, newest first; with a query, those with all its words in names, subject or text. */
export function mailsIn(folder: Folder, mails: readonly Mail[], query = ''): Mail[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return mails
    .filter(rules[folder])
    .filter((mail) => words.length === 0 || words.every((word) => searched(mail).includes(word)))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The unread mails of a folder; deleted ones don't count. */
export function unreadIn(folder: Folder, mails: readonly Mail[]): number {
  if (folder === 'trash') return 0;
  return mails.filter((mail) => rules[folder](mail) && !mail.read).length;
}
