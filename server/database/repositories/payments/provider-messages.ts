import { and, desc, eq, gte, isNotNull, lt, or } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { cutPage, type Cursor } from '../sql/cursor';

const { accounts, providerMessages } = schema;

export type ProviderMessageRow = typeof providerMessages.$inferSelect;

/** Notes a message of a provider. @returns whether it came for the first time */
export async function noteMessage(tx: Database, row: ProviderMessageRow): Promise<boolean> {
  const made = await tx
    .insert(providerMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: providerMessages.id });
  return made.length > 0;
}

const ofMessage = ({ provider, id }: Pick<ProviderMessageRow, 'provider' | 'id'>) =>
  and(eq(providerMessages.provider, provider), eq(providerMessages.id, id));

/** Whether a message was noted before. */
export async function isNoted(db: Database, message: Pick<ProviderMessageRow, 'provider' | 'id'>) {
  return (await db.$count(providerMessages, ofMessage(message))) > 0;
}

/** The payment that a message was noted for, or undefined. */
export async function notedPayment(
  db: Database,
  message: Pick<ProviderMessageRow, 'provider' | 'id'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ paymentId: providerMessages.paymentId })
    .from(providerMessages)
    .where(ofMessage(message));
  return row?.paymentId;
}

/** The only order of what was wrong with messages, as named in cursors. */
export const issueOrder = 'issues';

interface Query {
  seenSince?: string | undefined;
  after: Cursor | null;
  limit: number;
}

/** What was wrong with providers' messages, newest first: of a warehouse, or of all and of nobody. */
export async function listIssues(
  db: Database,
  warehouseId: string | undefined,
  { seenSince, after, limit }: Query,
) {
  const { seenAt, id } = providerMessages;
  const rows = await db
    .select({ message: providerMessages, suiteNumber: accounts.suiteNumber })
    .from(providerMessages)
    .leftJoin(accounts, eq(accounts.id, providerMessages.accountId))
    .where(
      and(
        isNotNull(providerMessages.issue),
        warehouseId === undefined ? undefined : eq(providerMessages.warehouseId, warehouseId),
        seenSince === undefined ? undefined : gte(seenAt, new Date(seenSince)),
        after
          ? or(lt(seenAt, new Date(after.key)), and(eq(seenAt, new Date(after.key)), lt(id, after.id)))
          : undefined,
      ),
    )
    .orderBy(desc(seenAt), desc(id))
    .limit(limit + 1);
  return cutPage(
    rows.map((row) => ({ ...row, id: row.message.id })),
    { sort: issueOrder, limit, keyOf: ({ message }) => message.seenAt.toISOString() },
  );
}
