import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { flowTokens } from '@/server/database/schema';
import type { Database } from '@/server/database';

export type FlowToken = typeof flowTokens.$inferSelect;
export type FlowKind = FlowToken['kind'];
export type NewFlowToken = Omit<typeof flowTokens.$inferInsert, 'endedAt'>;

const isLive = (kind: FlowKind, now: Date) =>
  and(eq(flowTokens.kind, kind), isNull(flowTokens.endedAt), gt(flowTokens.expiresAt, now));

/** Stores a flow token. */
export async function addFlow(db: Database, flow: NewFlowToken): Promise<void> {
  await db.insert(flowTokens).values(flow);
}

/** The live flow token of a digest, without using it up (security 13). */
export async function findFlow(
  db: Database,
  kind: FlowKind,
  digest: string,
  now: Date,
): Promise<FlowToken | null> {
  const [flow] = await db
    .select()
    .from(flowTokens)
    .where(and(eq(flowTokens.digest, digest), isLive(kind, now)));
  return flow ?? null;
}

/** Uses a flow token up; of concurrent callers exactly one gets true. */
export async function endFlow(db: Database, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(flowTokens)
    .set({ endedAt: now })
    .where(and(eq(flowTokens.id, id), isNull(flowTokens.endedAt)))
    .returning({ id: flowTokens.id });
  return ended.length > 0;
}

/** Finds a live flow token and uses it up in one statement; of concurrent callers exactly one gets it. */
export async function takeFlow(
  db: Database,
  kind: FlowKind,
  digest: string,
  now: Date,
): Promise<FlowToken | null> {
  const [flow] = await db
    .update(flowTokens)
    .set({ endedAt: now })
    .where(and(eq(flowTokens.digest, digest), isLive(kind, now)))
    .returning();
  return flow ?? null;
}

/** Ends a user's live tokens of a kind: a new one voids the old. */
export async function endFlowsOf(db: Database, kind: FlowKind, userId: string, now: Date): Promise<void> {
  await db
    .update(flowTokens)
    .set({ endedAt: now })
    .where(and(eq(flowTokens.kind, kind), eq(flowTokens.userId, userId), isNull(flowTokens.endedAt)));
}

/** Ends the live tokens of a kind whose data holds these values: a new one voids the old. */
export async function endFlowsAbout(
  db: Database,
  kind: FlowKind,
  about: Record<string, string>,
  now: Date,
): Promise<void> {
  await db
    .update(flowTokens)
    .set({ endedAt: now })
    .where(and(isLive(kind, now), sql`${flowTokens.data} @> ${JSON.stringify(about)}::jsonb`));
}

/** Deletes tokens that expired before an instant. */
export async function pruneFlows(db: Database, before: Date): Promise<void> {
  await db.delete(flowTokens).where(lt(flowTokens.expiresAt, before));
}
