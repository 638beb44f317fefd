import type { Attachment, Mail } from '../mail';
import { contacts, desk } from './contacts';

interface Draft extends Partial<Pick<Mail, 'starred' | 'important' | 'sent' | 'place' | 'before' | 'about'>> {
  id: string;
  /** The start of an address: `bruno`. Defaults to the front desk. */
  from?: string;
  to?: string[];
  cc?: string[];
  subject: string;
  paragraphs: string[];
  /** `2025-11-19T14:12Z`. */
  date: string;
  unread?: boolean;
  attachments?: Attachment[];
}

/** The address that starts like this. */
function addressOf(start: string): string {
  const found = contacts.find(({ address }) => address.startsWith(start));
  if (!found) throw new Error(`Nobody has an address that begins with ${start}`);
  return found.address;
}

/** A mail of the demo data, with defaults for missing fields. */
export function mailOf({ from, to, cc = [], paragraphs, unread = false, date, ...rest }: Draft): Mail {
  return {
    from: from ? addressOf(from) : desk.address,
    to: to ? to.map(addressOf) : [desk.address],
    cc: cc.map(addressOf),
    body: paragraphs.map((text) => ({ tag: 'p', children: [text] })),
    attachments: [],
    date: new Date(date).toISOString(),
    read: !unread,
    starred: false,
    important: false,
    sent: !from,
    place: 'home',
    before: 'home',
    about: null,
    ...rest,
  };
}
