import { endFlowsAbout } from '@/server/database/repositories/identity/identity-flows';
import { findContact, type ContactMethod } from '@/server/database/repositories/identity/identity-users';
import { canDeliver } from '@/server/delivery';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';
import { maskAddress, methodIdOf, readAddress } from '@/server/identity-provider/otp/address';
import { takeSendAllowance } from '@/server/identity-provider/otp/allowance';
import type { Intent } from '@/server/identity-provider/otp/intent';
import { noticeMessage } from '@/server/identity-provider/otp/message';
import { refuseUnknown } from '@/server/identity-provider/otp/refuse-unknown';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { WireError } from '@/server/identity-provider/wire/errors';
import { linkKinds, type LinkData, type LinkKind } from './kinds';
import { linkMessage } from './message';
import { linkHref } from './portal-url';

interface LinkRequest {
  kind: LinkKind;
  /** The e-mail address as it was typed. */
  typed: string;
  client: string;
  codeChallenge: string | null;
  intentFor: (contact: ContactMethod | undefined) => Intent;
  /** Where the link leads and how many seconds it lives. */
  target: (contact: ContactMethod | undefined) => { url: URL; seconds: number };
}

/**
 * Sends a link, or what looks to the caller as if one was sent: the same work and the same answer for every address
 * (security 9, 11). The link before it to the same address is void. Only a call that goes on to send takes from the
 * allowance.
 */
export async function sendLink(context: IdentityContext, request: LinkRequest): Promise<void> {
  const { db, settings, secret } = context;
  const { kind, client, codeChallenge } = request;
  const address = readAddress('email', request.typed);
  if (!canDeliver(settings, 'email')) throw new WireError('unavailable_endpoint');

  const contact = await findContact(db, address);
  const { purpose, userId, notice } = request.intentFor(contact);
  await refuseUnknown(context, { notice, kind: address.kind, client });
  const giveBack = await takeSendAllowance(context, address, client);
  const { url, seconds } = request.target(contact);
  const methodId = contact?.id ?? methodIdOf(secret, address);
  const data: LinkData = { methodId, address: address.address, purpose, codeChallenge };
  const token = await db.transaction(async (tx) => {
    await endFlowsAbout(tx, kind, { methodId }, context.clock());
    return startFlow(tx, context, { kind, seconds, userId: contact?.userId ?? userId, data });
  });

  const recipient = address.address;
  const href = linkHref(url, kind, token);
  const mail = {
    kind,
    recipient,
    href,
    seconds,
    attaches: purpose === 'attach',
    bound: codeChallenge !== null,
  };
  const message =
    notice === null
      ? linkMessage(mail)
      : noticeMessage({ channel: 'email', recipient }, notice, linkKinds[kind].wanted);
  await context.deliver(message).catch(async (cause: unknown) => {
    await giveBack();
    throw new WireError('server_unavailable', undefined, { cause });
  });
  await recordSecurityEvent(context, {
    kind: notice === null ? 'link_sent' : 'link_withheld',
    client,
    userId: contact?.userId,
    detail: { link: kind, address: maskAddress(address) },
  });
}
