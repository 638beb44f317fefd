import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Passkey } from '@/server/database/repositories/identity-passkeys';
import { challengeSeconds, type TakenChallenge } from './challenge';
import type { Assertion, Attestation } from './credential';
import type { RelyingParty } from './relying-party';

const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
const timeout = challengeSeconds * 1000;
/** The other formats make the library fetch revocation lists that the answer names. */
const offlineFormats = ['none', 'packed'];
/** What the database's column holds; no authenticator counts that far. */
const maxCounter = 2 ** 31 - 1;

const bytesOf = (text: string, encoding: 'utf8' | 'base64url') => new Uint8Array(Buffer.from(text, encoding));
const descriptorsOf = (passkeys: Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

interface Creation {
  relyingParty: RelyingParty;
  challenge: string;
  user: { id: string; name: string; displayName: string };
  /** The user's passkeys; no authenticator makes a second one beside them. */
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
  /** Those that may answer; none named lets the visitor choose one. */
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

function expectedOf({ id, origin }: RelyingParty, { challenge, userVerification }: TakenChallenge) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: userVerification === 'required',
  };
}

function requireCounter(counter: number): number {
  if (counter > maxCounter) throw new Error(`The counter ${counter} is too high`);
  return counter;
}

/**
 * Checks a new credential: challenge, origin, RP id, presence and verification of the user (security 15).
 * @returns what of it is kept
 * @throws when anything does not fit
 */
export async function verifyCreation(
  relyingParty: RelyingParty,
  challenge: TakenChallenge,
  attestation: Attestation,
) {
  const { attestationObject, transports } = attestation.response;
  const format = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('fmt');
  if (!offlineFormats.includes(format)) throw new Error(`The attestation format ${format} was not asked for`);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expectedOf(relyingParty, challenge),
    response: {
      ...attestation,
      response: { ...attestation.response, transports: transports ?? [] },
      clientExtensionResults: {},
    },
    supportedAlgorithmIDs: algorithms,
  });
  if (!verified) throw new Error('The attestation is not valid');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: isoBase64URL.fromBuffer(credential.publicKey),
    counter: requireCounter(credential.counter),
    transports: transports ?? [],
    backedUp: credentialBackedUp,
  };
}

/**
 * Checks an assertion: signature, challenge, origin, RP id, presence and verification of the user, counter (security
 * 15).
 * @throws when anything does not fit
 */
export async function verifyRequest(
  relyingParty: RelyingParty,
  challenge: TakenChallenge,
  assertion: Assertion,
  passkey: Passkey,
): Promise<{ counter: number; backedUp: boolean }> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectedOf(relyingParty, challenge),
    response: { ...assertion, clientExtensionResults: {} },
    credential: {
      id: passkey.credentialId,
      publicKey: isoBase64URL.toBuffer(passkey.publicKey),
      counter: passkey.counter,
    },
  });
  if (!verified) throw new Error('The signature is not valid');
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { counter: requireCounter(newCounter), backedUp: credentialBackedUp };
}
