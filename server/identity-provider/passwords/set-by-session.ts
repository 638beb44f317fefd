import { touchSession, type Session } from '@/server/database/repositories/identity/identity-sessions';
import { findUser, type ContactMethod } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { authenticatedData } from '@/server/identity-provider/sessions/authenticated';
import { requireFresh } from '@/server/identity-provider/sessions/fresh';
import { liveAt, sessionEnd } from '@/server/identity-provider/sessions/life';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { hashPassword } from './hash';
import { requireStrongPassword } from './policy';
import { storePassword } from './store';

interface NewPassword {
  session: Session;
  password: string;
  /** The session's new duration from now in minutes; without it its end stays. */
  durationMinutes: number | undefined;
}

/** The addresses at which a user can sign in with a password (decision 015). */
export async function provedEmails({ db }: IdentityContext, userId: string): Promise<ContactMethod[]> {
  const user = await findUser(db, userId);
  return user?.contacts.filter(({ kind, verified }) => kind === 'email' && verified) ?? [];
}

/**
 * Sets the signed-in user's password, soon after they have authenticated; their other sessions end (security 12, 16).
 * It proves nothing by itself, so the session gains no factor.
 * @returns `data` of the response
 */
export async function setPasswordBySession(
  context: IdentityContext,
  request: Request,
  { session, password, durationMinutes }: NewPassword,
): Promise<object> {
  const { db, settings } = context;
  const at = liveAt(context);
  const { userId } = session;
  requireFresh(session, at.now);
  const emails = await provedEmails(context, userId);
  if (emails.length === 0) throw new WireError('email_verification_required');
  await requireStrongPassword(
    password,
    emails.map(({ address }) => address),
  );

  const hash = await hashPassword(password);
  const maxMinutes = settings.lifetimes.sessionMinutes;
  const extension =
    durationMinutes === undefined
      ? null
      : { expiresAt: sessionEnd(context, at.now, durationMinutes), maxMinutes };
  const touched = await db.transaction(async (tx) => {
    const alive = await touchSession(tx, session.tokenDigest, at, extension);
    if (!alive) throw new WireError('session_not_found');
    await storePassword(tx, { userId, hash, current: session }, at.now);
    return alive;
  });
  const { client } = readVisitor(request);
  await recordSecurityEvent(context, {
    kind: 'password_set',
    client,
    userId,
    detail: { session: session.id },
  });
  const token = readSessionToken(request, settings.identity.publicToken);
  return authenticatedData(context, touched, token ?? '');
}
