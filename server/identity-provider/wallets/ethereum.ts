import { addr, eip191Signer } from 'micro-eth-signer';
import type { Chain, WalletChallenge } from './challenge';
import { isCurrent, writeMessage } from './message';

/** r, s and the recovery bit, which some hardware wallets write as 0 or 1 and all others as 27 or 28. */
const signatureParts = /^(?<point>0x[\da-f]{128})(?<recovery>00|01|1b|1c)$/;
const recoveryBits: Record<string, string> = { '00': '1b', '01': '1c' };

const messageOf = (challenge: WalletChallenge) =>
  writeMessage('ethereum', String(challenge.chainId), {
    ...challenge,
    address: addr.addChecksum(challenge.address),
  });

function isSigned(address: string, message: string, signature: string): boolean {
  const { point, recovery = '' } = signatureParts.exec(signature.toLowerCase())?.groups ?? {};
  if (point === undefined) return false;
  try {
    return eip191Signer.verify(point + (recoveryBits[recovery] ?? recovery), message, address);
  } catch {
    // Not a point on the curve, so not a signature.
    return false;
  }
}

/** Ethereum by EIP-4361, for externally owned accounts; contract accounts would need a call to the chain. */
export const chain: Chain = {
  normalise: (address) => (addr.isValid(address) ? addr.addChecksum(address) : null),
  writeMessage: messageOf,
  verify: (challenge, signature, now) =>
    isCurrent(challenge, now) && isSigned(challenge.address, messageOf(challenge), signature),
};
