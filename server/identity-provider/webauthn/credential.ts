import { z } from 'zod';
import { WireError } from '@/server/identity-provider/wire/errors';

const base64url = z
  .string()
  .min(1)
  .regex(/^[\w-]+$/);
/** A credential id has at most 1,023 bytes. */
const credentialId = base64url.max(1_364);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

/** The result of navigator.credentials.create(), in webauthn-json's format. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(10).nullish(),
  }),
});

/** The result of navigator.credentials.get(). */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

export type Attestation = z.output<typeof attestationSchema>;
export type Assertion = z.output<typeof assertionSchema>;

const clientDataSchema = z.object({ challenge: z.string().min(1).max(256) });

/**
 * Parses `public_key_credential`, a JSON string, and the challenge it answers.
 * @throws WireError when it is invalid
 */
export function readCredential<T extends typeof attestationSchema | typeof assertionSchema>(
  schema: T,
  text: string,
): { credential: z.output<T>; challenge: string } {
  try {
    const credential = schema.parse(JSON.parse(text));
    const clientData = Buffer.from(credential.response.clientDataJSON, 'base64url').toString('utf8');
    return {
      credential: credential as z.output<T>,
      challenge: clientDataSchema.parse(JSON.parse(clientData)).challenge,
    };
  } catch (cause) {
    throw new WireError('invalid_public_key_credential', undefined, { cause });
  }
}
