import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';
import {
  readSignedIn,
  startIdentity,
  type SignedIn,
  type TestClock,
  type TestIdentity,
  type WireAnswer,
} from './identity';

/** A proof-key pair as the SDK makes it. */
export interface ProofKey {
  verifier: string;
  challenge: string;
}

export function newProofKey(): ProofKey {
  const verifier = randomBytes(64).toString('hex');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The newest message to an address. */
export async function readMail(db: Database, recipient: string) {
  const [message] = await db
    .select()
    .from(schema.outboxMessages)
    .where(eq(schema.outboxMessages.recipient, recipient))
    .orderBy(desc(schema.outboxMessages.createdAt), desc(schema.outboxMessages.id))
    .limit(1);
  if (!message) throw new Error(`Nothing was sent to ${recipient}`);
  return message;
}

/** The link in the newest message to an address. */
export async function readLink(db: Database, recipient: string): Promise<URL> {
  const { body } = await readMail(db, recipient);
  const href = body.match(/https?:\/\/\S+/)?.[0];
  if (href === undefined) throw new Error(`There is no link in: ${body}`);
  return new URL(href);
}

/** The token of the link in the newest message to an address. */
export async function readToken(db: Database, recipient: string): Promise<string> {
  const token = (await readLink(db, recipient)).searchParams.get('token');
  if (token === null) throw new Error('The link carries no token');
  return token;
}

/** Sends a link to sign in by. @returns what opens it */
export async function sendLink(
  identity: TestIdentity,
  db: Database,
  email: string,
): Promise<{ token: string; code_verifier: string }> {
  const { verifier, challenge } = newProofKey();
  const body = { email, code_challenge: challenge };
  await identity.call('/sdk/v1/magic_links/email/login_or_create', { body });
  return { token: await readToken(db, email), code_verifier: verifier };
}

/** The stored rows of an address's links. */
export async function flowsOf(
  db: Database,
  kind: 'magic_link' | 'password_reset',
  address: string,
): Promise<(typeof schema.flowTokens.$inferSelect)[]> {
  const rows = await db
    .select()
    .from(schema.flowTokens)
    .where(and(eq(schema.flowTokens.kind, kind)))
    .orderBy(schema.flowTokens.createdAt);
  return rows.filter(({ data }) => data.address === address);
}

interface Race {
  db: Database;
  clock: TestClock;
  /** The flow that all calls compete for. */
  flowId: string;
  call: (identity: TestIdentity) => Promise<WireAnswer>;
}

/**
 * Makes fifty calls that all find a flow before the first can use it up: a transaction of the test locks the
 * flow, and on PGlite the whole database, until every call has reached it.
 */
export async function fiftyAtOnce({ db, clock, flowId, call }: Race): Promise<WireAnswer[]> {
  let reached = 0;
  let goOn = () => {};
  const allThere = new Promise<void>((resolve) => (goOn = resolve));
  // Each call reads the clock just before its first query.
  const now = () => {
    reached += 1;
    if (reached === 50) goOn();
    return clock.now();
  };
  const identity = await startIdentity({ db, clock: { ...clock, now } });
  let calls: Promise<WireAnswer>[] = [];
  await db.transaction(async (tx) => {
    await tx.select().from(schema.flowTokens).where(eq(schema.flowTokens.id, flowId)).for('update');
    calls = Array.from({ length: 50 }, () => call(identity));
    await allThere;
  });
  const answers = await Promise.all(calls);
  await identity.close();
  return answers;
}

/** An answer without the parts that differ from call to call. */
export function outward({ status, body, headers }: WireAnswer) {
  const text = JSON.stringify(body).replace(/request-id-test-[\da-f-]+/, 'ID');
  return { status, text, headers: [...headers.keys()].sort() };
}

export const strongPassword = 'vRIQomL!faE2S44s';

/** Signs in by a code and sets a password. */
export async function signInAndSetPassword(
  identity: TestIdentity,
  email: string,
  password = strongPassword,
): Promise<SignedIn> {
  const { sessionToken } = await identity.signIn({ email });
  const answer = await identity.call('/sdk/v1/passwords/session/reset', {
    sessionToken,
    body: { password, session_duration_minutes: 60 },
  });
  return readSignedIn(answer);
}
