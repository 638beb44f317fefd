import { createSiweMessage, parseSiweMessage, validateSiweMessage } from 'viem/siwe';
import { getAddress, isAddress, isHex, size, verifyMessage } from 'viem/utils';
import type { Chain, WalletChallenge } from './challenge';

const signatureBytes = 65;

function writeMessage(challenge: WalletChallenge): string {
  const { domain, uri, statement, chainId, nonce, requestId, resources } = challenge;
  return createSiweMessage({
    version: '1',
    address: getAddress(challenge.address),
    domain,
    uri,
    statement,
    chainId,
    nonce,
    requestId,
    resources,
    issuedAt: new Date(challenge.issuedAt),
    expirationTime: new Date(challenge.expiresAt),
    notBefore: challenge.notBefore === undefined ? undefined : new Date(challenge.notBefore),
  });
}

async function isSigned(address: string, message: string, signature: string): Promise<boolean> {
  if (!isHex(signature) || size(signature) !== signatureBytes) return false;
  try {
    return await verifyMessage({ address: getAddress(address), message, signature });
  } catch {
    // Not a point on the curve, so not a signature.
    return false;
  }
}

/** Ethereum by EIP-4361, for externally owned accounts; contract accounts would need a call to the chain. */
export const chain: Chain = {
  normalise: (address) => (isAddress(address) ? getAddress(address) : null),
  writeMessage,
  verify: async (challenge, signature, now) => {
    const message = writeMessage(challenge);
    const { domain, nonce } = challenge;
    const address = getAddress(challenge.address);
    const counts = validateSiweMessage({
      message: parseSiweMessage(message),
      address,
      domain,
      nonce,
      time: now,
    });
    return counts && isSigned(address, message, signature);
  },
};
