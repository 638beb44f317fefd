import { AppError, ErrorCode } from '@/lib/contract/errors';
import type { WebhookSecrets } from '@/lib/contract/product-api/tracking-sources';
import { isClosed } from '@/lib/domain/account/account';
import type { MessageChannel } from '@/lib/domain/notification/message';
import type { VerifiedSession, Verifier } from '@/lib/session/verify/verifier';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { linkIdentity, provedAgain, type SignedIn } from '@/server/database/repositories/accounts/accounts';
import type { Deliver } from '@/server/delivery';
import type { PaymentProvider } from '@/server/payments/provider';
import type { Streams } from '../stream/streams';
import type { Allowances } from './allowance';
import type { FindCaller } from './caller-memory';
import { VerifierUnavailable } from './problems';
import { readProvedAgain } from './proved-again';

export interface ProductDependencies {
  db: Database;
  verifier: Verifier;
  clock: () => Date;
  /** The secrets of the enabled webhooks: a source without its secret has none. */
  webhookSecrets?: WebhookSecrets;
  /** Signs the links of messages to customers; without it there are none. */
  messageSecret?: string;
  /**
   * The secret that signs what the hook of text messages tells, and how they are sent; without a hook, customers can't
   * write back.
   */
  texts?: { secret: string; deliver: Deliver } | undefined;
  /** The channels by which messages to customers can be sent; none by default. */
  messageChannels?: readonly MessageChannel[];
  /** Whether operators' webhooks may go to addresses that are not public. */
  privateWebhooks?: boolean;
  /** Without it customers can't pay. */
  payments?: {
    providers: readonly PaymentProvider[];
    /** Where a customer's browser goes afterwards. */
    returnUrl: (paymentId: string) => string;
    /** Where an invoice is paid. */
    payUrl: (invoiceId: string) => string;
  };
  /** From where warehouses' logos may be loaded for papers; without it they have none. */
  photoOrigins?: readonly string[];
  /** Other limits of customers' calls than the usual ones. */
  allowances?: Partial<Allowances>;
  /** The streams of open pages; without them there are none, and the capability is not named. */
  streams?: Streams;
}

/** The caller: every read is filtered by this account, never by a value of the query. */
export type Caller = Awaited<ReturnType<typeof identifyCaller>>;

const unauthenticated = () => new AppError(ErrorCode.authenticationFailed, 'Please sign in again');

function signedInBy({ sessionId, userId, factors }: VerifiedSession): SignedIn {
  return {
    sessionId,
    subject: userId,
    emails: factors.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])),
    phones: factors.flatMap(({ phone }) => (phone ? [phone] : [])),
  };
}

/**
 * The account of a bearer JWT, which is verified here again (security 1, 2) and checked against revoked sessions
 * (security 6).
 * @param find finds the account; a call that changes something passes one without a memory
 * @throws AppError 1030, 1031 when no account has the signed-in address, 1040 when it is closed; VerifierUnavailable.
 */
export async function identifyCaller(
  request: Request,
  { db, verifier, clock }: ProductDependencies,
  find: FindCaller,
) {
  const jwt = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (jwt === undefined) throw unauthenticated();
  const verified = await verifier.verify(jwt);
  if (!verified.ok) throw verified.reason === 'unavailable' ? new VerifierUnavailable() : unauthenticated();
  const session = signedInBy(verified.session);
  const { revoked, linked, account, warehouse, unread } = await find(session);
  if (revoked) throw unauthenticated();
  if (!account || !warehouse) {
    throw new AppError(ErrorCode.unknownEmail, text('answersPage.noAccount'));
  }
  if (isClosed(account.status)) {
    throw new AppError(ErrorCode.forbidden, text('answersPage.closed'));
  }
  const own = linked ? account : await linkIdentity(db, account, session, clock());
  const proved = readProvedAgain(own, verified.session);
  return {
    account: proved ? await provedAgain(db, own, proved, clock()) : own,
    warehouse,
    unread,
    session: verified.session,
  };
}

/** Requires an account that may make changes. @throws AppError 1040 for a suspended account */
export function requireActive({ account }: Caller): void {
  if (account.status !== 'suspended') return;
  throw new AppError(ErrorCode.forbidden, text('answersPage.suspended'));
}
