import { generateKeyPairSync, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import { addr, eip191Signer } from 'micro-eth-signer';
import { z } from 'zod';

/** A software wallet that signs everything. */
export interface TestWallet {
  type: 'ethereum' | 'solana';
  address: string;
  sign: (text: string) => Promise<string>;
}

/** An Ethereum account with a key of its own (`personal_sign`). */
export function createEthereumWallet(): TestWallet {
  const { address, privateKey } = addr.random();
  return { type: 'ethereum', address, sign: async (text) => eip191Signer.sign(text, privateKey) };
}

/** A Solana account. */
export function createSolanaWallet(): TestWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = z.object({ x: z.string() }).parse(publicKey.export({ format: 'jwk' }));
  return {
    type: 'solana',
    address: base58.encode(new Uint8Array(Buffer.from(x, 'base64url'))),
    sign: async (text) => base58.encode(new Uint8Array(sign(null, Buffer.from(text), privateKey))),
  };
}
