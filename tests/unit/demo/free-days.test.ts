import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freeDays } from '@/server/demo-data/rates';

const root = path.resolve(import.meta.dirname, '../../..');
const words: Record<string, number> = {
  seven: 7,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const rooms = ['components/demo', 'components/features/landing'];

/** The sentences and labels of a source file: string contents, whole or in part. */
const sentencesOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?]) |['`"<>]/);

/** The number of free days that a sentence promises. */
function freeDaysIn(sentence: string): number | undefined {
  if (!/\bfree\b|no charge|costs nothing/i.test(sentence)) return undefined;
  const said =
    /first (\d+) free/.exec(sentence)?.[1] ?? /\b(\d+|\w+teen|\w+ty|ten|seven) days\b/i.exec(sentence)?.[1];
  return said === undefined ? undefined : (words[said.toLowerCase()] ?? Number(said));
}

it('demo texts and the landing page promise the number of free storage days that invoices use', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(room, file)),
  );
  const said = files.flatMap((file) =>
    sentencesOf(file).flatMap((sentence) => {
      const days = freeDaysIn(sentence);
      return days === undefined ? [] : [{ file, sentence, days }];
    }),
  );
  expect(said.length).toBeGreaterThan(4);
  expect(said.filter(({ days }) => days !== freeDays)).toEqual([]);
});
