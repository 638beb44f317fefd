import { describe, expect, it } from 'vitest';
import type { WalletChallenge } from '@/server/identity-provider/wallets/challenge';
import { chain } from '@/server/identity-provider/wallets/ethereum';

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A';
const challenge: WalletChallenge = {
  wallet: `ethereum:${address}`,
  address,
  domain: 'localhost:3000',
  uri: 'http://localhost:3000/auth/login',
  statement: 'Sign in to Waybill. This costs nothing.',
  chainId: 137,
  nonce: '0123456789abcdef0123456789abcdef',
  issuedAt: '2026-03-02T12:00:00Z',
  expiresAt: '2026-03-02T12:05:00Z',
  notBefore: '2026-03-02T12:01:00Z',
  requestId: 'request-7',
  resources: ['https://waybill.example/terms'],
};
/** Made by viem 2.57.1 with the private key 0x1111…11. */
const text = `localhost:3000 wants you to sign in with your Ethereum account:
${address}

Sign in to Waybill. This costs nothing.

URI: http://localhost:3000/auth/login
Version: 1
Chain ID: 137
Nonce: 0123456789abcdef0123456789abcdef
Issued At: 2026-03-02T12:00:00.000Z
Expiration Time: 2026-03-02T12:05:00.000Z
Not Before: 2026-03-02T12:01:00.000Z
Request ID: request-7
Resources:
- https://waybill.example/terms`;
const point =
  '0x550508cd575949f727b534a040fce2a88742cafe602ccd915b4e2dd66b77e2712cb492607c15a59cb7bc9a8f42a8c56af004926f185d983d426d5a1c9e4eb817';

const inTime = new Date('2026-03-02T12:02:00Z');
const verify = (signature: string, now = inTime) => chain.verify(challenge, signature, now);

describe('SPEC 7: Ethereum by EIP-4361', () => {
  it('writes the message that another library writes', () => {
    expect(chain.writeMessage(challenge)).toBe(text);
  });

  it('accepts the signature that another library makes, however its recovery bit is written', () => {
    expect(verify(`${point}1c`)).toBe(true);
    expect(verify(`${point}01`)).toBe(true);
    expect(verify(`0x${point.slice(2).toUpperCase()}1C`)).toBe(true);
  });

  it('refuses another recovery bit, length, point or notation', () => {
    const others = [
      `${point}1b`,
      `${point}00`,
      `${point}02`,
      point,
      `${point}1c00`,
      `0x${'ff'.repeat(64)}1c`,
      `0x${'00'.repeat(64)}1c`,
      `${point}1c`.slice(2),
      'junk',
    ];
    expect(others.filter((signature) => verify(signature))).toEqual([]);
  });

  it('counts from its start to its end only', () => {
    const at = (time: string) => verify(`${point}1c`, new Date(`2026-03-02T${time}Z`));
    expect([at('12:00:59.999'), at('12:01:00'), at('12:04:59.999'), at('12:05:00')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('normalises addresses, and refuses one whose checksum is wrong', () => {
    expect(chain.normalise(address.toLowerCase())).toBe(address);
    expect(chain.normalise(address)).toBe(address);
    expect(chain.normalise(address.replace('19E7', '19e7'))).toBeNull();
    expect(chain.normalise(address.slice(2))).toBeNull();
  });
});
