import { schema, type Database } from '@/server/database';
import { newId } from '@/server/database/ids';

let position = 1_000_000;

/** Adds an unread notification. @returns its id */
export async function addUnread(
  db: Database,
  { id: accountId }: { id: string },
  at = new Date('2026-05-20T12:00:00Z'),
): Promise<string> {
  const id = newId('ntf');
  await db.insert(schema.notifications).values({
    id,
    accountId,
    eventPosition: (position += 1),
    kind: 'account.reopened',
    subjectId: accountId,
    data: {},
    at,
    createdAt: at,
    readAt: null,
  });
  return id;
}
