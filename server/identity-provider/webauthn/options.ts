import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import type { Passkey } from '@/server/database/repositories/identity/identity-passkeys';
import { challengeSeconds, type TakenChallenge } from './challenge';
import type { RelyingParty } from './relying-party';

/** The accepted key algorithms. */
export const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
const timeout = challengeSeconds * 1000;

const bytesOf = (text: string, encoding: 'utf8' | 'base64url') => new Uint8Array(Buffer.from(text, encoding));
const descriptorsOf = (passkeys: Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

interface Creation {
  relyingParty: RelyingParty;
  challenge: string;
  user: { id: string; name: string; displayName: string };
  /** The user's passkeys; their authenticators create no second one. */
  existing: Passkey[];
  authenticatorType: 'platform' | 'cross-platform' | undefined;
  isPasskey: boolean;
}

/** Options for navigator.credentials.create(), as the SDK reads them: a JSON string. */
export async function creationOptions(creation: Creation): Promise<string> {
  const { relyingParty, user, authenticatorType, isPasskey } = creation;
  const options = await generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userID: bytesOf(user.id, 'utf8'),
    userName: user.name,
    userDisplayName: user.displayName,
    challenge: bytesOf(creation.challenge, 'base64url'),
    timeout,
    attestationType: 'none',
    excludeCredentials: descriptorsOf(creation.existing),
    authenticatorSelection: {
      residentKey: isPasskey ? 'required' : 'preferred',
      userVerification: isPasskey ? 'required' : 'preferred',
      ...(authenticatorType && { authenticatorAttachment: authenticatorType }),
    },
    supportedAlgorithmIDs: algorithms,
  });
  return JSON.stringify(options);
}

interface Request {
  relyingParty: RelyingParty;
  challenge: string;
  /** The passkeys that may answer; if empty, the visitor chooses one. */
  allowed: Passkey[];
  userVerification: TakenChallenge['userVerification'];
}

/** Options for navigator.credentials.get(), as a JSON string. */
export async function requestOptions({
  relyingParty,
  challenge,
  allowed,
  userVerification,
}: Request): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: bytesOf(challenge, 'base64url'),
    timeout,
    allowCredentials: descriptorsOf(allowed),
    userVerification,
  });
  return JSON.stringify(options);
}
