import type { WalletChallenge } from './challenge';

const names = { ethereum: 'Ethereum', solana: 'Solana' };

const line = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`]);
const time = (value: string | undefined) => value && new Date(value).toISOString();

/**
 * The text that a wallet signs: EIP-4361, whose form Sign In With Solana has taken over. A challenge's fields hold no
 * line break: what a caller may set is checked by siwe-params.
 */
export function writeMessage(
  chain: keyof typeof names,
  chainId: string,
  { domain, address, statement, resources, ...challenge }: WalletChallenge,
): string {
  return [
    `${domain} wants you to sign in with your ${names[chain]} account:`,
    address,
    '',
    statement,
    '',
    `URI: ${challenge.uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${challenge.nonce}`,
    ...line('Issued At', time(challenge.issuedAt)),
    ...line('Expiration Time', time(challenge.expiresAt)),
    ...line('Not Before', time(challenge.notBefore)),
    ...line('Request ID', challenge.requestId),
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n');
}

/** Whether a challenge may be answered now. */
export function isCurrent({ notBefore, expiresAt }: WalletChallenge, now: Date): boolean {
  return now < new Date(expiresAt) && (notBefore === undefined || now >= new Date(notBefore));
}
