import { z } from 'zod';
import type { Authenticator } from './authenticator';

type Bytes = ArrayBuffer | Uint8Array;

const base64url = (data: Bytes) => Buffer.from(data as Uint8Array).toString('base64url');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

const credentialSchema = z.object({
  id: z.string(),
  type: z.string(),
  authenticatorAttachment: z.string(),
  response: z.record(z.string(), z.unknown()),
});

/** A credential as a browser returns it, with bytes where JSON has text. */
function toCredential(json: string) {
  const { id, type, authenticatorAttachment, response } = credentialSchema.parse(JSON.parse(json));
  const parts = Object.entries(response).map(([name, value]) => [
    name,
    typeof value === 'string' ? bytes(value) : value,
  ]);
  return {
    id,
    type,
    authenticatorAttachment,
    rawId: bytes(id),
    response: { ...(Object.fromEntries(parts) as object), getTransports: () => response.transports },
    getClientExtensionResults: () => ({}),
  };
}

interface Options {
  publicKey: { challenge: Bytes; user?: { id: Bytes } };
}

function toJson({ publicKey }: Options): string {
  const { challenge, user } = publicKey;
  return JSON.stringify({
    ...publicKey,
    challenge: base64url(challenge),
    ...(user && { user: { ...user, id: base64url(user.id) } }),
  });
}

/** A browser's `navigator.credentials` on a software authenticator. */
export function credentialsOf(authenticator: Authenticator) {
  return {
    create: async (options: Options) => toCredential(authenticator.create(toJson(options))),
    get: async (options: Options) => toCredential(authenticator.get(toJson(options))),
  };
}
