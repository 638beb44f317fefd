import { digestOf } from '@/server/database/ids';
import { findFlow, type FlowToken } from '@/server/database/repositories/identity/identity-flows';
import { findContact } from '@/server/database/repositories/identity/identity-users';
import { isSignInLocked, noteFailure } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { matchesChallenge } from '@/server/identity-provider/crypto/pkce';
import { maskAddress } from '@/server/identity-provider/otp/address';
import { WireError, type WireErrorType } from '@/server/identity-provider/wire/errors';
import { linkDataSchema, linkKinds, type LinkData, type LinkKind } from './kinds';

interface LinkCheck {
  kind: LinkKind;
  token: string;
  codeVerifier: string | undefined;
  client: string;
  /** The user signed in at the call; only they may attach an address. */
  currentUserId: string | undefined;
}

/** A valid link. */
export interface Link extends LinkData {
  flowId: string;
  kind: LinkKind;
  /** The user who attaches the address; null for a sign-in. */
  attachTo: string | null;
}

/** The reason for refusing a link's verifier; the SDK looks for "pkce" in it and then tries its other verifier. */
function verifierProblem({ codeChallenge }: LinkData, verifier: string | undefined): WireErrorType | null {
  if (codeChallenge === null) return null;
  if (verifier === undefined) return 'pkce_expected_code_verifier';
  return matchesChallenge(verifier, codeChallenge) ? null : 'pkce_mismatch';
}

function isUsable({ userId }: FlowToken, { purpose }: LinkData, currentUserId: string | undefined): boolean {
  return purpose === 'sign_in' || (purpose === 'attach' && userId === currentUserId);
}

/**
 * Checks a link without using it up. While sign-in is locked a valid link is answered like a used one (security 9).
 * @throws WireError when it is not valid
 */
export async function checkLink(context: IdentityContext, attempt: LinkCheck): Promise<Link> {
  const { db, clock } = context;
  const { kind, currentUserId, codeVerifier, client } = attempt;
  const { refusal } = linkKinds[kind];
  const flow = await findFlow(db, kind, digestOf(attempt.token), clock());
  if (!flow) throw new WireError(refusal);

  const data = linkDataSchema.parse(flow.data);
  const email = { kind: 'email', address: data.address } as const;
  const contact = await findContact(db, email);
  const subject = contact?.userId ?? data.methodId;
  const open = isUsable(flow, data, currentUserId) && !(await isSignInLocked(context, subject));
  const problem = open ? verifierProblem(data, codeVerifier) : refusal;
  if (problem === null) {
    return { ...data, kind, flowId: flow.id, attachTo: data.purpose === 'attach' ? flow.userId : null };
  }
  await noteFailure(context, {
    subject,
    kind: 'link_refused',
    client,
    userId: contact?.userId,
    detail: { link: kind, address: maskAddress(email), reason: problem },
  });
  throw new WireError(problem);
}
