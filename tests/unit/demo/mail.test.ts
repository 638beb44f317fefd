import { describe, expect, it } from 'vitest';
import { mails } from '@/components/demo/mail/data/mails';
import { folderNames, folderOf, mailsIn, unreadIn } from '@/components/demo/mail/folders';
import { markMails, moveMails, movesOf, movesOfAll, restoreMails } from '@/components/demo/mail/moves';
import { readAddress } from '@/components/demo/mail/write/address';
import { answerTo, emptyDraft, hasOthers } from '@/components/demo/mail/write/drafts';
import { complaintsAbout, isOwnId, mailFrom } from '@/components/demo/mail/write/send';

const one = (subject: string) => {
  const found = mails.find((mail) => mail.subject.includes(subject));
  if (!found) throw new Error(`No mail about ${subject}`);
  return found;
};
const dock = one('Dock 3');
const manifest = one('Manifest for');
const only = (id: string) => new Set([id]);
const after = (state: typeof mails, id: string) => state.find((mail) => mail.id === id);

describe('the folders', () => {
  it('hold twenty-six mails with unique ids, each in one folder', () => {
    expect(mails).toHaveLength(26);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(26);
    const places = ['inbox', 'sent', 'archived', 'spam', 'trash'] as const;
    const counts = places.map((folder) => mailsIn(folder, mails).length);
    expect(counts).toEqual([14, 5, 3, 2, 2]);
  });

  it('show the newest first', () => {
    for (const folder of folderNames) {
      const dates = mailsIn(folder, mails).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
    }
  });

  it('exclude spam and trash from the starred', () => {
    const thrown = moveMails(markMails(mails, only(dock.id), 'starred', true), only(dock.id), 'trash');
    expect(mailsIn('starred', thrown)).not.toContainEqual(expect.objectContaining({ id: dock.id }));
  });

  it('are searched in names, addresses, subjects and text, ignoring accents and case', () => {
    const found = (query: string) => mailsIn('inbox', mails, query).map(({ subject }) => subject);
    expect(found('INES claim')).toEqual(['Claim 2041: the carrier pays half']);
    expect(found('morikeramik.example')).toEqual(['How we should pack bowls for your line']);
    expect(found('leveller')).toEqual([dock.subject]);
    expect(found('leveller kettle')).toEqual([]);
  });

  it('count unread mails, except in the trash', () => {
    expect(unreadIn('inbox', mails)).toBe(5);
    const thrown = moveMails(mails, only(dock.id), 'trash');
    expect(unreadIn('inbox', thrown)).toBe(4);
    expect(unreadIn('trash', thrown)).toBe(0);
  });
});

describe('a move', () => {
  it('moves to the trash and restores to the original folder', () => {
    const archived = moveMails(mails, only(dock.id), 'archive');
    const thrown = moveMails(archived, only(dock.id), 'trash');
    expect(after(thrown, dock.id)?.place).toBe('trash');
    expect(after(moveMails(thrown, only(dock.id), 'restore'), dock.id)?.place).toBe('archived');
  });

  it('can be undone', () => {
    const thrown = moveMails(mails, only(dock.id), 'spam');
    expect(restoreMails(thrown, [dock])).toEqual(mails);
  });

  it('deletes permanently in the trash only', () => {
    expect(moveMails(mails, only(dock.id), 'erase')).toHaveLength(26);
    const thrown = moveMails(mails, only(dock.id), 'trash');
    expect(after(moveMails(thrown, only(dock.id), 'erase'), dock.id)).toBeUndefined();
  });

  it('does not report our own mail as spam', () => {
    const [sent] = mailsIn('sent', mails);
    expect(sent && movesOf(sent)).toEqual(['archive', 'trash']);
    expect(sent && movesOfAll([sent, dock])).toEqual(['archive', 'spam', 'trash']);
    expect(sent && after(moveMails(mails, new Set([sent.id, dock.id]), 'spam'), sent.id)).toEqual(sent);
  });
});

describe('a reply', () => {
  it('goes to the sender, or to all but the user', () => {
    expect(answerTo(manifest, 'reply')).toMatchObject({
      to: ['ops@skywaycargo.example'],
      cc: [],
      subject: `Re: ${manifest.subject}`,
    });
    expect(answerTo(manifest, 'replyAll').cc).toEqual(['diego.rojas@waybill.example']);
    expect([hasOthers(manifest), hasOthers(dock)]).toEqual([true, false]);
  });

  it('does not repeat the subject prefix, and goes to the recipients of our own mail', () => {
    const own = one('Re: Manifest');
    expect(answerTo(own, 'reply')).toMatchObject({ to: ['ops@skywaycargo.example'], subject: own.subject });
  });

  it('a forward includes the text and the files', () => {
    const draft = answerTo(manifest, 'forward');
    expect(draft.to).toEqual([]);
    expect(draft.attachments).toEqual(manifest.attachments);
    expect(draft.html).toContain('<blockquote><p>Please find the manifest');
  });
});

describe('a draft', () => {
  const ready = { ...emptyDraft, to: ['ada@postbox.example'], subject: ' Hello ', html: '<p>Hi</p>' };

  it('lists missing fields in the order of the form', () => {
    const fields = (draft: typeof emptyDraft) => complaintsAbout(draft).map(({ field }) => field);
    expect(fields(emptyDraft)).toEqual(['to', 'subject', 'text']);
    expect(fields({ ...ready, ccText: 'nobody' })).toEqual(['cc']);
    expect(fields({ ...ready, html: '', attachments: [{ name: 'a.pdf', bytes: 1 }] })).toEqual([]);
    expect(fields(ready)).toEqual([]);
  });

  it('becomes the first mail in Sent', () => {
    const mail = mailFrom(ready, [{ tag: 'p', children: ['Hi'] }], null, mails);
    expect(mail).toMatchObject({ id: '1001', subject: 'Hello', sent: true, place: 'home' });
    expect(mailsIn('sent', [...mails, mail])[0]).toBe(mail);
    expect(folderOf(mail)).toBe('sent');
    expect(mailFrom(ready, [], null, [...mails, mail]).id).toBe('1002');
    expect(['1001', '26', '27', 'nope'].map(isOwnId)).toEqual([true, false, false, false]);
  });
});

describe('an address', () => {
  it.each([
    ['ada@postbox.example', 'ada@postbox.example'],
    [' Ada Lovelace <Ada@Postbox.example> ', 'ada@postbox.example'],
    ['ada@postbox', null],
    ['ada postbox.example', null],
    ['', null],
  ])('%s is parsed as %s', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });
});
