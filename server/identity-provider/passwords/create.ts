import type { IdentityContext } from '@/server/identity-provider/context';
import { readLinkLife } from '@/server/identity-provider/magic-links/arguments';
import { portalUrl } from '@/server/identity-provider/magic-links/portal-url';
import { sendLink } from '@/server/identity-provider/magic-links/send';
import { readAddress } from '@/server/identity-provider/otp/address';
import { loginOrCreateIntent } from '@/server/identity-provider/otp/intent';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { waitsForApp } from '@/server/identity-provider/sessions/waiting';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { requireStrongPassword } from './policy';
import { provedEmails, setPasswordBySession } from './set-by-session';

interface NewCredentials {
  email: string;
  password: string;
  durationMinutes: number;
}

/**
 * Sets a signed-in user's password for an address they have verified. For anyone else, and for every address, known or
 * not, the response is that the address must be verified first, and a link to choose a password is sent to it (decision
 * 015).
 * @returns `data` of the response
 * @throws WireError `email_verification_required` when the link was sent
 */
export async function createPassword(
  context: IdentityContext,
  request: Request,
  { email, password, durationMinutes }: NewCredentials,
): Promise<object> {
  const { identity, publicOrigin } = context.settings;
  const { address } = readAddress('email', email);
  const session = await currentSession(context, request);
  if (session && !(await waitsForApp(context.db, session))) {
    const own = (await provedEmails(context, session.userId)).find((contact) => contact.address === address);
    if (own) {
      const data = await setPasswordBySession(context, request, { session, password, durationMinutes });
      return { email_id: own.id, ...data };
    }
  }
  await requireStrongPassword(password, [address]);
  await sendLink(context, {
    kind: 'password_reset',
    typed: email,
    client: readVisitor(request).client,
    codeChallenge: null,
    intentFor: (contact) => {
      if (contact && identity.revealAddresses) throw new WireError('duplicate_email');
      return loginOrCreateIntent();
    },
    target: () => ({ url: portalUrl(publicOrigin, 'password_reset'), seconds: readLinkLife(undefined) }),
  });
  throw new WireError('email_verification_required');
}
