import { z } from 'zod';

/**
 * What a wallet is asked to sign. The message is written from it anew when the signature comes: one over another
 * domain, URI, chain, nonce or time does not fit (security 15).
 */
export const challengeSchema = z.object({
  /** `type:address`, by which the challenge is found again. */
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

/** What the kinds of wallet do differently. */
export interface Chain {
  /** An address in its one written form; null when it is none. */
  normalise: (address: string) => string | null;
  /** The text to sign; throws when a field can't be written. */
  writeMessage: (challenge: WalletChallenge) => string;
  /** Whether the owner of the challenge's address signed it, and it counts now. */
  verify: (challenge: WalletChallenge, signature: string, now: Date) => Promise<boolean>;
}
