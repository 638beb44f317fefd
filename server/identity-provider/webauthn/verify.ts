import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Passkey } from '@/server/database/repositories/identity/identity-passkeys';
import type { TakenChallenge } from './challenge';
import type { Assertion, Attestation } from './credential';
import { algorithms } from './options';
import type { RelyingParty } from './relying-party';

/** Other formats make the library fetch revocation lists named in the attestation. */
const offlineFormats = ['none', 'packed'];

function expectedOf({ id, origin }: RelyingParty, { challenge, userVerification }: TakenChallenge) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: userVerification === 'required',
  };
}

/**
 * Verifies a new credential: challenge, origin, RP id, presence and verification of the user (security 15).
 * @returns the part to store
 * @throws when it is invalid
 */
export async function verifyCreation(
  relyingParty: RelyingParty,
  challenge: TakenChallenge,
  attestation: Attestation,
) {
  const { attestationObject, transports } = attestation.response;
  const format = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('fmt');
  if (!offlineFormats.includes(format)) throw new Error(`The attestation format ${format} was not requested`);
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
    counter: credential.counter,
    transports: transports ?? [],
    backedUp: credentialBackedUp,
  };
}

/**
 * Verifies an assertion: signature, challenge, origin, RP id, presence and verification of the user, counter (security
 * 15).
 * @throws when it is invalid
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
  return { counter: newCounter, backedUp: credentialBackedUp };
}
