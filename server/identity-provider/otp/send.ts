import { randomUUID } from 'node:crypto';
import { replaceCode } from '@/server/database/repositories/identity/identity-codes';
import { findContact, type ContactMethod } from '@/server/database/repositories/identity/identity-users';
import { canDeliver, type Channel } from '@/server/delivery';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newCode } from '@/server/identity-provider/crypto/tokens';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { WireError } from '@/server/identity-provider/wire/errors';
import { maskAddress, methodIdOf, readAddress } from './address';
import { takeSendAllowance } from './allowance';
import { codeDigest } from './digest';
import type { Intent } from './intent';
import { codeMessage, noticeMessage } from './message';
import { refuseUnknown } from './refuse-unknown';
import { readLifetime } from './schemas';

interface SendRequest {
  channel: Channel;
  typed: string;
  minutes: number | undefined;
  client: string;
  intentFor: (contact: ContactMethod | undefined) => Intent;
}

/**
 * Sends a code, or appears to the caller to send one: the same work and the same response for every address (security
 * 8, 9, 11). Only a call that is going to send counts towards the limits.
 * @returns the method id
 */
export async function sendCode(context: IdentityContext, request: SendRequest): Promise<string> {
  const { db, settings, secret, clock } = context;
  const { channel, client } = request;
  const address = readAddress(channel, request.typed);
  const seconds = readLifetime(request.minutes, settings.lifetimes.otpSeconds);
  if (!canDeliver(settings, channel)) throw new WireError('unavailable_endpoint');

  const contact = await findContact(db, address);
  const { purpose, userId, notice } = request.intentFor(contact);
  await refuseUnknown(context, { notice, kind: address.kind, client });
  const giveBack = await takeSendAllowance(context, address, client);
  const methodId = contact?.id ?? methodIdOf(secret, address);
  const code = newCode();
  const now = clock();
  await replaceCode(db, {
    id: `otc_${randomUUID()}`,
    methodId,
    channel,
    address: address.address,
    purpose,
    userId,
    digest: codeDigest(secret, { methodId, address: address.address }, code),
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
  });

  const to = { channel, recipient: address.address };
  const message =
    notice === null ? codeMessage(to, code, seconds, settings.publicOrigin) : noticeMessage(to, notice);
  await context.deliver(message).catch(async (cause: unknown) => {
    await giveBack();
    throw new WireError('server_unavailable', undefined, { cause });
  });
  await recordSecurityEvent(context, {
    kind: notice === null ? 'code_sent' : 'code_withheld',
    client,
    userId: contact?.userId,
    detail: { channel, address: maskAddress(address) },
  });
  return methodId;
}
