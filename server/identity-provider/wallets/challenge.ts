import { z } from 'zod';

/**
 * The data of the message to sign. The message is rebuilt from it to verify the signature: one over another domain,
 * URI, chain, nonce or time does not fit (security 15).
 */
export const challengeSchema = z.object({
  /** `type:address`, the key to find the challenge. */
  wallet: z.string(),
  address: z.string(),
  domain: z.string(),
  uri: z.string(),
  statement: z.string(),
  chainId: z.int().positive(),
  nonce: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  notBefore: z.iso.datetime().optional(),
  requestId: z.string().optional(),
  resources: z.array(z.string()).optional(),
});

export type WalletChallenge = z.output<typeof challengeSchema>;

/** The functions that differ between chains. */
export interface Chain {
  /** A normalised address; null when it is invalid. */
  normalise: (address: string) => string | null;
  /** The text to sign. */
  writeMessage: (challenge: WalletChallenge) => string;
  /** Whether the owner of the challenge's address signed it, and it is valid now. */
  verify: (challenge: WalletChallenge, signature: string, now: Date) => boolean;
}
