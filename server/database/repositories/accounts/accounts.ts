import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { AccountUpdate } from '@/lib/domain/account/account';
import { schema, type Database } from '../..';
import { unreadOf } from '../notifications/own';
import { recordOfAccount } from '../events/record-events';
import { addedAgain, takeRemoved } from './removed-addresses';
import { prepared } from '@/server/database/connection/prepared';

const { accounts, accountIdentities, revokedSessions, warehouses } = schema;

export type AccountRow = typeof accounts.$inferSelect;

/** The claims of a verified session JWT for the account lookup; e-mails in lower case. */
export interface SignedIn {
  sessionId: string;
  subject: string;
  emails: string[];
  phones: string[];
}

const list = (values: string[]) =>
  sql`(${sql.join(
    ['', ...values].map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** Nobody has signed in to it yet: it is invited, or was suspended or closed before. */
const isUnopened = sql`(a.status <> 'active' and not exists (
  select 1 from ${accountIdentities} i where i.account_id = a.id))`;

/**
 * An address matches an account if a sign-in verified it and its customer has not removed it since, or if the account
 * still waits for its first sign-in.
 */
const byAddress = ({ emails, phones }: SignedIn) => sql`(
  select a.id from ${accounts} a
  where a.status <> 'erased'
    and ((a.email in ${list(emails)} and (a.email_verified and a.email_removed_at is null or ${isUnopened}))
      or (a.phone in ${list(phones)} and (a.phone_verified and a.phone_removed_at is null or ${isUnopened})))
  order by ${isUnopened}, (a.email in ${list(emails)}) desc, a.created_at desc, a.id
  limit 1)`;

const found = (sessionId: string | Placeholder) => ({
  revoked: sql<boolean>`exists (
    select 1 from ${revokedSessions} r where r.session_id = ${sessionId})`,
  account: accounts,
  warehouse: warehouses,
  unread: unreadOf(accounts.id),
});

/** The common case, on every call: the provider's user is linked to an account. */
const linked = prepared((db) =>
  db
    .select(found(sql.placeholder('sessionId')))
    .from(accountIdentities)
    .innerJoin(accounts, eq(accounts.id, accountIdentities.accountId))
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(eq(accountIdentities.subject, sql.placeholder('subject')))
    .prepare('signed_in'),
);

async function findLinked(db: Database, { sessionId, subject }: SignedIn) {
  const [row] = await linked(db).execute({ sessionId, subject });
  return row && { ...row, linked: true };
}

async function findByAddress(db: Database, session: SignedIn) {
  const [row] = await db
    .select(found(session.sessionId))
    .from(sql`(select 1) as one`)
    .leftJoin(accounts, sql`${accounts.id} = ${byAddress(session)}`)
    .leftJoin(warehouses, eq(warehouses.id, accounts.warehouseId));
  if (!row) throw new Error('The account lookup returned no row');
  return { ...row, linked: false };
}

/**
 * The lookup for a call with a bearer token: whether the session was revoked, and the account with its warehouse and how
 * many notifications are unread, found by the provider's user or, at the first sign-in, by a verified address.
 */
export async function findSignedIn(db: Database, session: SignedIn) {
  return (await findLinked(db, session)) ?? findByAddress(db, session);
}

/**
 * Links the provider's user to the account that its verified address matched, marks the address as verified, and
 * activates an `invited` account.
 */
export async function linkIdentity(db: Database, account: AccountRow, session: SignedIn, now: Date) {
  const emailVerified = account.emailVerified || session.emails.includes(account.email);
  const phoneVerified =
    account.phoneVerified || (account.phone !== null && session.phones.includes(account.phone));
  return db.transaction(async (tx) => {
    await tx
      .insert(accountIdentities)
      .values({ subject: session.subject, accountId: account.id, linkedAt: now })
      .onConflictDoNothing();
    await takeRemoved(tx, {
      accountId: account.id,
      email: emailVerified && !account.emailVerified ? account.email : undefined,
      phone: phoneVerified && !account.phoneVerified ? (account.phone ?? undefined) : undefined,
    });
    const [row] = await tx
      .update(accounts)
      .set({
        status: sql`case when status = 'invited' then 'active' else status end`,
        emailVerified,
        phoneVerified,
      })
      .where(eq(accounts.id, account.id))
      .returning();
    if (account.status === 'invited')
      await recordOfAccount(tx, account, { kind: 'account.activated', data: {} }, now);
    return row ?? account;
  });
}

/** What a linked user's sign-in has proved of an account since something was noted against it. */
export interface ProvedAgain {
  /** The e-mail address takes e-mails. */
  reached: boolean;
  /** The address that was removed is the user's again. */
  email: boolean;
  phone: boolean;
}

/**
 * Lets e-mails go to an account's address again, and lets an address that was removed open it again.
 * @returns the account as it is then
 */
export async function provedAgain(
  db: Database,
  account: AccountRow,
  { reached, email, phone }: ProvedAgain,
  now: Date,
): Promise<AccountRow> {
  return db.transaction(async (tx) => {
    await takeRemoved(tx, {
      accountId: account.id,
      email: email ? account.email : undefined,
      phone: phone ? (account.phone ?? undefined) : undefined,
    });
    const [row] = await tx
      .update(accounts)
      .set({
        ...(reached && { emailBouncedAt: null }),
        ...(email && addedAgain.email),
        ...(phone && addedAgain.phone),
        updatedAt: now,
      })
      .where(eq(accounts.id, account.id))
      .returning();
    return row ?? account;
  });
}

/** An account with its warehouse; undefined when it is gone. */
export async function readAccount(db: Database, accountId: string) {
  const [row] = await db
    .select({ account: accounts, warehouse: warehouses })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(eq(accounts.id, accountId));
  return row;
}

/** @returns false when the suite has an account already */
export async function insertAccount(db: Database, row: typeof accounts.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(accounts)
    .values(row)
    .onConflictDoNothing({ target: [accounts.warehouseId, accounts.suiteNumber] })
    .returning({ id: accounts.id });
  return made.length > 0;
}

/**
 * Changes the editable part of an account, if it is still the version that was read.
 * @returns the changed row, or undefined after a concurrent change.
 */
export async function updateAccount(db: Database, accountId: string, update: AccountUpdate, now: Date) {
  const { version, ...changes } = update;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(accounts)
      .set({ ...changes, version: version + 1, updatedAt: now })
      .where(and(eq(accounts.id, accountId), eq(accounts.version, version)))
      .returning();
    if (!row) return undefined;
    const data = { fields: Object.keys(changes) };
    await recordOfAccount(tx, row, { kind: 'account.changed', data }, now);
    return row;
  });
}
