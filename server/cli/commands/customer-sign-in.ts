import { z } from 'zod';
import { emailSchema } from '@/lib/domain/account/account';
import { toE164 } from '@/lib/domain/values/phone';
import type { Database } from '@/server/database';
import {
  endSignInsOf,
  forgetFailures,
  opensAnother,
  resetSignIn,
  usersOf,
} from '@/server/database/repositories/identity/identity-reset';
import { listProvedEmails } from '@/server/database/repositories/identity/identity-user-factors';
import { suitesOfProved } from '@/server/database/repositories/operators/operators-customers';
import { createDelivery } from '@/server/delivery';
import { sendResetNotice } from '@/server/identity-provider/messages/reset-notice';
import { recordSecurityEvent, type SecurityEventKind } from '@/server/identity-provider/security-events';
import { checked } from './checked';
import type { CommandContext } from './context';
import { requirePresentCustomer } from './customer';
import { requireEmbeddedIdentity } from './embedded-only';
import { RefusedError } from './refused';

const bodySchema = z.object({
  customer: z.string().trim().min(1),
  /** The operator's name, for the security log. */
  by: z.string().trim().min(1).max(100),
});

type Who = Awaited<ReturnType<typeof requirePresentCustomer>> & { by: string; userIds: string[] };

async function findWho(context: CommandContext, body: unknown): Promise<Who> {
  requireEmbeddedIdentity(context, 'help the customer there.');
  const { customer, by } = checked(bodySchema, body);
  const account = await requirePresentCustomer(context, customer);
  return { ...account, by, userIds: await usersOf(context.db, account.id) };
}

/** Notes in the audit log, and in the customer's own, what an operator did. */
async function record(context: CommandContext, kind: SecurityEventKind, { userIds, by }: Who): Promise<void> {
  const { db, clock, settings } = context;
  const deliver = createDelivery({ settings, db, clock });
  for (const userId of userIds)
    await recordSecurityEvent(
      { db, clock, settings, deliver },
      { kind, client: 'command', userId, detail: { by } },
    );
}

export const signedOutSchema = z.object({ suite: z.string(), sessions: z.int() });

/** Ends all sessions of a customer, voids their links, and ends the access of their apps. At once. @throws RefusedError */
export async function signCustomerOut(
  context: CommandContext,
  body: unknown,
): Promise<z.infer<typeof signedOutSchema>> {
  const who = await findWho(context, body);
  const { db, clock } = context;
  const sessions = await db.transaction((tx) => endSignInsOf(tx, who.userIds, clock()));
  await record(context, 'signed_out_by_warehouse', who);
  return { suite: `${who.warehouse}/${who.suiteNumber}`, sessions };
}

export const unlockedSchema = z.object({ suite: z.string(), wasLocked: z.boolean() });

/** Forgets a customer's failed tries, so that they may try to sign in again at once. @throws RefusedError */
export async function unlockCustomer(
  context: CommandContext,
  body: unknown,
): Promise<z.infer<typeof unlockedSchema>> {
  const who = await findWho(context, body);
  const forgotten = await forgetFailures(context.db, who.userIds);
  await record(context, 'unlocked_by_warehouse', who);
  return { suite: `${who.warehouse}/${who.suiteNumber}`, wasLocked: forgotten > 0 };
}

const resetSchema = bodySchema.extend({ email: emailSchema.optional(), phone: z.string().trim().optional() });

export const resetResultSchema = z.object({
  suite: z.string(),
  /** The addresses that open the account next. */
  opensBy: z.array(z.string()),
  sessions: z.int(),
});

interface Addresses {
  email: string;
  /** E.164. */
  phone: string | null;
}

/** @throws RefusedError where one of the addresses opens the account of somebody else */
async function requireFree(db: Database, { email, phone }: Addresses, who: Who): Promise<void> {
  const phones = phone === null ? [] : [phone];
  const own = `${who.warehouse}/${who.suiteNumber}`;
  const proved = await suitesOfProved(db, { emails: [email], phones });
  for (const address of [email, ...phones]) {
    const isOthers = (proved.get(address) ?? own) !== own || (await opensAnother(db, address, who.id));
    if (isOthers)
      throw new RefusedError(
        `${address} opens the account of another customer already. Ask for another one.`,
      );
  }
}

/** @throws RefusedError for what is no number with its country's code */
function readPhone(typed: string | undefined): string | null {
  const phone = typed ? toE164(typed) : null;
  if (typed && phone === null)
    throw new RefusedError(`--phone: "${typed}" is no phone number; write it as +1 305 555 0100`);
  return phone;
}

/**
 * Takes all ways to sign in away from a customer who has lost them, and ends their sessions. The next sign-in by a code
 * or link to `email`, or to `phone`, opens the account, and begins anew. The former addresses are notified.
 * @throws RefusedError also where the address opens the account of somebody else
 */
export async function resetCustomerSignIn(
  context: CommandContext,
  body: unknown,
): Promise<z.infer<typeof resetResultSchema>> {
  const who = await findWho(context, body);
  const { email = who.email, phone: typed } = checked(resetSchema, body);
  const phone = readPhone(typed);
  const { db, clock, settings } = context;
  await requireFree(db, { email, phone }, who);
  const former = await listProvedEmails(db, who.userIds);
  const sessions = await db.transaction(async (tx) => {
    const now = clock();
    const ended = await endSignInsOf(tx, who.userIds, now);
    await forgetFailures(tx, who.userIds);
    await resetSignIn(tx, { accountId: who.id, userIds: who.userIds, email, phone }, now);
    return ended;
  });
  await record(context, 'sign_in_reset', who);
  await sendResetNotice(
    { settings, clock, deliver: createDelivery({ settings, db, clock }) },
    former.map(({ address }) => address),
  );
  const opensBy = [email, ...(phone === null ? [] : [phone])];
  return { suite: `${who.warehouse}/${who.suiteNumber}`, opensBy, sessions };
}
