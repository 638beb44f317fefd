import { z } from 'zod';
import { WireError, type WireErrorType } from '@/server/identity-provider/wire/errors';
import { ownAddress } from '@/server/identity-provider/wire/own-address';
import type { WalletChallenge } from './challenge';
import type { SiweParams } from './schemas';

/** Allowed difference of the caller's clock in milliseconds. */
const maxSkew = 5 * 60_000;
/** An address of the characters of RFC 3986; `URL` alone would remove a line break that the message then shows. */
const uri = z
  .url()
  .regex(/^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/)
  .max(200);

function read<T extends z.ZodType>(schema: T, value: unknown, error: WireErrorType): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new WireError(error);
  return parsed.data;
}

interface Rules {
  origin: string;
  now: Date;
  expiresAt: Date;
}

/**
 * A caller's fields for the message to sign (EIP-4361), each validated: the URI must lead to this portal, the times
 * must be close to now.
 * @throws WireError naming the invalid field
 */
export function readSiweParams(
  params: SiweParams,
  { origin, now, expiresAt }: Rules,
): Pick<WalletChallenge, 'uri' | 'chainId' | 'issuedAt' | 'notBefore' | 'requestId' | 'resources'> & {
  statement: string | undefined;
} {
  const isOwn = (address: string) => address === origin || ownAddress(origin, address) !== null;
  const isNear = (time: string) => Math.abs(Date.parse(time) - now.getTime()) <= maxSkew;
  const isInTime = (time: string) => Date.parse(time) < expiresAt.getTime();
  const time = z.iso.datetime();
  return {
    uri: read(uri.refine(isOwn), params.uri ?? origin, 'invalid_siwe_uri'),
    chainId: read(z.coerce.number().int().positive(), params.chain_id ?? '1', 'invalid_siwe_chain_id'),
    statement: read(
      z
        .string()
        .regex(/^[\x20-\x7e]{1,200}$/)
        .optional(),
      params.statement,
      'invalid_siwe_statement',
    ),
    issuedAt: read(time.refine(isNear), params.issued_at ?? now.toISOString(), 'invalid_siwe_params'),
    notBefore: read(time.refine(isInTime).optional(), params.not_before, 'invalid_siwe_params'),
    requestId: read(
      z
        .string()
        .regex(/^[\w.~!$&'()*+,;=:@%-]{1,128}$/)
        .optional(),
      params.message_request_id,
      'invalid_siwe_message_request_id',
    ),
    resources: read(z.array(uri).max(10).optional(), params.resources, 'invalid_siwe_resource'),
  };
}
