import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

export type WalletKind = 'ethereum' | 'solana';

/** An account that a wallet has shared with this page. */
export interface WalletAccount {
  address: string;
  /** In decimal digits, for chains that have one. */
  chainId?: string;
  /** Signs a text, with the signature in the provider's wire format. */
  sign: (text: string) => Promise<string>;
}

/** The object that EIP-1193 wallets inject into a page. */
interface EthereumProvider {
  request: (call: { method: string; params?: unknown[] }) => Promise<unknown>;
}

/** The object that Solana wallets inject into a page. */
interface SolanaProvider {
  connect: () => Promise<{ publicKey: { toString: () => string } }>;
  signMessage: (message: Uint8Array, display: 'utf8') => Promise<{ signature: Uint8Array }>;
}

declare global {
  interface Window {
    ethereum?: EthereumProvider;
    solana?: SolanaProvider;
  }
}

const noAccount = () => new AppError(ErrorCode.validationFailed, text('identity.wallet.noAccount'));

function toHex(text: string): string {
  return `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** @throws what the wallet says when the customer refuses */
export async function ethereumWallet(): Promise<WalletAccount> {
  const wallet = window.ethereum;
  if (!wallet) throw noAccount();
  const accounts = await wallet.request({ method: 'eth_requestAccounts' });
  const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof address !== 'string') throw noAccount();
  const chainId = String(Number(await wallet.request({ method: 'eth_chainId' })));
  return {
    address,
    chainId,
    sign: async (text) =>
      String(await wallet.request({ method: 'personal_sign', params: [toHex(text), address] })),
  };
}

/** @throws what the wallet says when the customer refuses */
export async function solanaWallet(): Promise<WalletAccount> {
  const wallet = window.solana;
  if (!wallet) throw noAccount();
  const { publicKey } = await wallet.connect();
  return {
    address: publicKey.toString(),
    sign: async (text) => {
      const [{ signature }, { base58 }] = await Promise.all([
        wallet.signMessage(new TextEncoder().encode(text), 'utf8'),
        import('@scure/base'),
      ]);
      return base58.encode(signature);
    },
  };
}
