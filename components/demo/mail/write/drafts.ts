'use client';

import { z } from 'zod';
import { toHtml } from '@/components/kit/editor/rich-text/nodes';
import { formatDateTime } from '@/lib/format';
import { areaOf } from '../../area';
import { contactOf, desk } from '../data/contacts';
import { attachmentSchema, type Mail } from '../mail';

const draftSchema = z.object({
  kind: z.enum(['new', 'reply', 'replyAll', 'forward']),
  /** Addresses. */
  to: z.array(z.string()),
  cc: z.array(z.string()),
  /** The text of those two fields that is not an address yet. */
  toText: z.string(),
  ccText: z.string(),
  /** The Cc field is open. */
  withCc: z.boolean(),
  subject: z.string(),
  html: z.string(),
  attachments: z.array(attachmentSchema),
});
export type Draft = z.infer<typeof draftSchema>;
export type AnswerKind = Exclude<Draft['kind'], 'new'>;

/** The key of a draft: the id of the mail it replies to, or this. */
export const newDraft = 'new';

/** The unsent drafts. */
export const draftArea = areaOf('mail-drafts', z.record(z.string(), draftSchema), {});

export const emptyDraft: Draft = {
  kind: 'new',
  to: [],
  cc: [],
  toText: '',
  ccText: '',
  withCc: false,
  subject: '',
  html: '',
  attachments: [],
};

export const changeDraft = (key: string, change: Partial<Draft>) =>
  draftArea.change((drafts) => ({ ...drafts, [key]: { ...(drafts[key] ?? emptyDraft), ...change } }));

export const dropDraft = (key: string) =>
  draftArea.change((drafts) => Object.fromEntries(Object.entries(drafts).filter(([one]) => one !== key)));

const marked = (mark: string, subject: string) =>
  subject.toLowerCase().startsWith(`${mark.toLowerCase()}:`) ? subject : `${mark}: ${subject}`;

/** The other people of a mail: the sender first; for our own mail its recipients. */
function othersOf({ from, to, cc, sent }: Mail): { first: string[]; rest: string[] } {
  const isOther = (address: string) => address !== desk.address;
  if (sent) return { first: to.filter(isOther), rest: cc.filter(isOther) };
  return { first: [from], rest: [...to, ...cc].filter((one) => isOther(one) && one !== from) };
}

/** Whether a reply to all goes to more people than a reply. */
export const hasOthers = (mail: Mail): boolean => othersOf(mail).rest.length > 0;

function quoted(mail: Mail): string {
  const head = `${contactOf(mail.from).name}, ${formatDateTime(mail.date)}:`;
  return toHtml([
    { tag: 'p', children: [] },
    { tag: 'p', children: [head] },
    { tag: 'blockquote', children: mail.body },
  ]);
}

/** The initial draft of a reply to a mail. */
export function answerTo(mail: Mail, kind: AnswerKind): Draft {
  if (kind === 'forward') {
    const { attachments } = mail;
    return { ...emptyDraft, kind, attachments, subject: marked('Fwd', mail.subject), html: quoted(mail) };
  }
  const { first, rest } = othersOf(mail);
  const cc = kind === 'replyAll' ? rest : [];
  return { ...emptyDraft, kind, to: first, cc, withCc: cc.length > 0, subject: marked('Re', mail.subject) };
}

/** Starts a reply; an existing draft stays. */
export function beginAnswer(mail: Mail, kind: AnswerKind): void {
  draftArea.change((drafts) => {
    const begun = drafts[mail.id];
    if (begun?.kind === kind) return drafts;
    const answer = answerTo(mail, kind);
    const isOwn = begun !== undefined && begun.html !== '' && begun.kind !== 'forward' && kind !== 'forward';
    const kept = isOwn && { html: begun.html, attachments: begun.attachments };
    return { ...drafts, [mail.id]: { ...answer, ...kept } };
  });
}
