import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { cryptoWallets, flowTokens } from '@/server/database/schema';
import type { Database } from '@/server/database';
import type { FlowToken } from './identity-flows';

export type Wallet = typeof cryptoWallets.$inferSelect;
export type WalletKey = Pick<Wallet, 'type' | 'address'>;

/** The wallet of an address, of any user. */
export async function findWallet(db: Database, { type, address }: WalletKey): Promise<Wallet | undefined> {
  const [wallet] = await db
    .select()
    .from(cryptoWallets)
    .where(and(eq(cryptoWallets.type, type), eq(cryptoWallets.address, address)));
  return wallet;
}

/** Adds a proven wallet to a user; undefined when it belongs to one already. */
export async function addWallet(
  db: Database,
  wallet: typeof cryptoWallets.$inferInsert,
): Promise<Wallet | undefined> {
  const [added] = await db.insert(cryptoWallets).values(wallet).onConflictDoNothing().returning();
  return added;
}

/** The number of a wallet's live challenges that are considered, the newest first. */
const maxChallenges = 30;

/** A wallet's live challenges: those without a session, and those of the given one. */
export async function listWalletChallenges(
  db: Database,
  { wallet, sessionId, now }: { wallet: string; sessionId: string | null; now: Date },
): Promise<FlowToken[]> {
  const free = isNull(flowTokens.sessionId);
  return db
    .select()
    .from(flowTokens)
    .where(
      and(
        eq(flowTokens.kind, 'wallet'),
        isNull(flowTokens.endedAt),
        gt(flowTokens.expiresAt, now),
        sql`${flowTokens.data} ->> 'wallet' = ${wallet}`,
        sessionId === null ? free : or(free, eq(flowTokens.sessionId, sessionId)),
      ),
    )
    .orderBy(desc(flowTokens.createdAt), desc(flowTokens.id))
    .limit(maxChallenges);
}
