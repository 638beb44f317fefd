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
  /** The link's target and its life in seconds. */
  target: (contact: ContactMethod | undefined) => { url: URL; seconds: number };
}

/**
 * Sends a link, or appears to the caller to send one: the same work and the same response for every address (security
 * 9, 11). The previous link to the same address becomes void. Only a call that is going to send counts towards the
 * limits.
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
