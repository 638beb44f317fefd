import { createPublicKey, verify } from 'node:crypto';
import { base58 } from '@scure/base';
import type { Chain, WalletChallenge } from './challenge';
import { isCurrent, writeMessage } from './message';

const keyBytes = 32;
const signatureBytes = 64;

/** Decodes base58 of exactly this length in bytes; null when it is anything else. */
function decode(text: string, length: number): Uint8Array | null {
  // The longest base58 of 64 bytes has 88 characters; longer text is slow to decode.
  if (!/^[1-9A-HJ-NP-Za-km-z]{1,88}$/.test(text)) return null;
  const bytes = base58.decode(text);
  return bytes.length === length ? bytes : null;
}

const messageOf = (challenge: WalletChallenge) => writeMessage('solana', 'mainnet', challenge);

function keyOf(bytes: Uint8Array) {
  const x = Buffer.from(bytes).toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** Solana: an Ed25519 signature over the message, both key and signature in base58. */
export const chain: Chain = {
  normalise: (address) => (decode(address, keyBytes) ? address : null),
  writeMessage: messageOf,
  verify: (challenge, signature, now) => {
    const key = decode(challenge.address, keyBytes);
    const signed = decode(signature, signatureBytes);
    if (!key || !signed || !isCurrent(challenge, now)) return false;
    return verify(null, Buffer.from(messageOf(challenge)), keyOf(key), signed);
  },
};
