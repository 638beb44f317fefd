import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { COSEALG, isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

const creationSchema = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
});
const requestSchema = z.looseObject({ challenge: z.string(), rpId: z.string() });

/** Deviations of an authenticator, or an attacker, from the options. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  present?: boolean;
  verified?: boolean;
  counter?: number;
  format?: string;
  /** Signs with another key. */
  key?: KeyObject;
}

export interface Authenticator {
  credentialId: string;
  privateKey: KeyObject;
  /** Answers options for navigator.credentials.create() with a credential in webauthn-json's form. */
  create: (options: unknown, deviation?: Deviation) => string;
  /** Answers options for navigator.credentials.get(). */
  get: (options: unknown, deviation?: Deviation) => string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');
const parse = <T extends z.ZodType>(schema: T, options: unknown) =>
  schema.parse(JSON.parse(z.string().parse(options)));

/** Bytes that CBOR encodes as a plain byte string. */
const plain = (data: Uint8Array) => new Uint8Array(data);

function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, COSEALG.ES256],
      [-1, 1],
      [-2, plain(Buffer.from(x, 'base64url'))],
      [-3, plain(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/**
 * A software passkey: one ES256 credential with attestation `none`, whose counter grows with each use. Needed
 * because @simplewebauthn/server has no authenticator of its own.
 */
export function createAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = base64url(id);
  let counter = 0;

  function authenticatorData(rpId: string, deviation: Deviation, attested?: Uint8Array): Buffer {
    const { present = true, verified = true } = deviation;
    const flags =
      (present ? flag.present : 0) | (verified ? flag.verified : 0) | (attested ? flag.attested : 0);
    counter = deviation.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(deviation.rpId ?? rpId),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  }

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    JSON.stringify({
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? origin,
      crossOrigin: false,
    });

  const credential = (response: object) =>
    JSON.stringify({
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response,
    });

  return {
    credentialId,
    privateKey,
    create: (options, deviation = {}) => {
      const { challenge, rp } = parse(creationSchema, options);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', deviation.format ?? 'none'],
          ['attStmt', new Map()],
          ['authData', plain(authenticatorData(rp.id, deviation, attested))],
        ]),
      );
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      });
    },
    get: (options, deviation = {}) => {
      const { challenge, rpId } = parse(requestSchema, options);
      const data = authenticatorData(rpId, deviation);
      const clientDataJSON = clientData('webauthn.get', challenge, deviation);
      const signature = sign(
        'sha256',
        Buffer.concat([data, sha256(clientDataJSON)]),
        deviation.key ?? privateKey,
      );
      return credential({
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: null,
      });
    },
  };
}
