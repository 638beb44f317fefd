import type { IconName } from '@/lib/icons/icon-names';
import { folderOf, type Folder } from './folders';
import type { Mail, Place } from './mail';

export type Move = 'archive' | 'unarchive' | 'spam' | 'notSpam' | 'trash' | 'restore' | 'erase';

interface MoveLook {
  label: string;
  icon: IconName;
  /** The toast for one mail, and for several. */
  done: [one: string, several: string];
}

export const moveLooks: Record<Move, MoveLook> = {
  archive: { label: 'Archive', icon: 'demo:archive', done: ['Archived', 'mails archived'] },
  unarchive: {
    label: 'Take out of the archive',
    icon: 'inbox',
    done: ['Taken out of the archive', 'mails taken out of the archive'],
  },
  spam: {
    label: 'Report spam',
    icon: 'demo:octagon-exclamation-point',
    done: ['Moved to spam', 'mails moved to spam'],
  },
  notSpam: { label: 'Not spam', icon: 'inbox', done: ['Moved to the inbox', 'mails moved to the inbox'] },
  trash: { label: 'Delete', icon: 'trash', done: ['Moved to trash', 'mails moved to trash'] },
  restore: { label: 'Restore', icon: 'demo:undo-2', done: ['Restored', 'mails restored'] },
  erase: {
    label: 'Delete for good',
    icon: 'trash',
    done: ['Deleted for good', 'mails deleted for good'],
  },
};

const byFolder: Record<Folder, Move[]> = {
  inbox: ['archive', 'spam', 'trash'],
  starred: ['archive', 'spam', 'trash'],
  important: ['archive', 'spam', 'trash'],
  sent: ['archive', 'trash'],
  archived: ['unarchive', 'spam', 'trash'],
  spam: ['notSpam', 'trash'],
  trash: ['restore', 'erase'],
};

/** The possible moves of a mail: own mail can't be reported as spam. */
export function movesOf(mail: Mail): Move[] {
  return byFolder[folderOf(mail)].filter((move) => !(mail.sent && move === 'spam'));
}

/** The moves possible for at least one of the mails. */
export function movesOfAll(mails: readonly Mail[]): Move[] {
  const possible = new Set(mails.flatMap(movesOf));
  return (Object.keys(moveLooks) as Move[]).filter((move) => possible.has(move));
}

const targets: Record<Exclude<Move, 'erase'>, (mail: Mail) => Place> = {
  archive: () => 'archived',
  unarchive: () => 'home',
  spam: () => 'spam',
  notSpam: () => 'home',
  trash: () => 'trash',
  restore: ({ before }) => before,
};

/** Moves the mails for which the move is possible. */
export function moveMails(mails: Mail[], ids: ReadonlySet<string>, move: Move): Mail[] {
  const meant = (mail: Mail) => ids.has(mail.id) && movesOf(mail).includes(move);
  if (move === 'erase') return mails.filter((mail) => !meant(mail));
  return mails.map((mail) =>
    meant(mail) ? { ...mail, before: mail.place, place: targets[move](mail) } : mail,
  );
}

/** Restores mails to their earlier state, except those deleted permanently meanwhile. */
export function restoreMails(mails: Mail[], earlier: readonly Mail[]): Mail[] {
  const byId = new Map(earlier.map((mail) => [mail.id, mail]));
  return mails.map((mail) => {
    const was = byId.get(mail.id);
    return was ? { ...mail, place: was.place, before: was.before } : mail;
  });
}

type Mark = 'starred' | 'important' | 'read';

/** Sets or clears a mark of some mails. */
export function markMails(mails: Mail[], ids: ReadonlySet<string>, mark: Mark, on: boolean): Mail[] {
  return mails.map((mail) => (ids.has(mail.id) && mail[mark] !== on ? { ...mail, [mark]: on } : mail));
}
