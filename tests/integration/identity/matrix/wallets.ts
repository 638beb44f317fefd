import { createEthereumWallet } from '@/tests/support/wallets';
import { startWalletSignIn, walletBody } from './wallet-signer';
import type { Row } from './row';

const start = '/crypto_wallets/authenticate/start';
const finish = '/crypto_wallets/authenticate';
const wallet = createEthereumWallet();
const named = walletBody(wallet);

const wrongStart = {
  crypto_wallet_address: { ...named, crypto_wallet_address: 5 },
  crypto_wallet_type: { ...named, crypto_wallet_type: null },
  siwe_params: { ...named, siwe_params: 'none' },
};

const withSiwe = (siwe_params: object) => ({ ...named, siwe_params });

export const walletRows: Row[] = [
  {
    call: `POST ${start}/primary`,
    success: (w) => w.guest().post(`${start}/primary`, named),
    failures: {
      invalid_crypto_wallet_address: (w) =>
        w.guest().post(`${start}/primary`, { ...named, crypto_wallet_address: '0x12' }),
      invalid_wallet_type: (w) =>
        w.guest().post(`${start}/primary`, { ...named, crypto_wallet_type: 'bitcoin' }),
      invalid_siwe_uri: (w) => w.guest().post(`${start}/primary`, withSiwe({ uri: 'https://evil.example' })),
      invalid_siwe_chain_id: (w) => w.guest().post(`${start}/primary`, withSiwe({ chain_id: '-1' })),
      invalid_siwe_statement: (w) => w.guest().post(`${start}/primary`, withSiwe({ statement: 'a\nb' })),
      invalid_siwe_message_request_id: (w) =>
        w.guest().post(`${start}/primary`, withSiwe({ message_request_id: ' ' })),
      invalid_siwe_resource: (w) => w.guest().post(`${start}/primary`, withSiwe({ resources: ['none'] })),
      invalid_siwe_params: (w) =>
        w.guest().post(`${start}/primary`, withSiwe({ issued_at: '2001-01-01T00:00:00Z' })),
      crypto_wallet_type_incompatible_with_siwe: (w) =>
        w.guest().post(`${start}/primary`, {
          crypto_wallet_address: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
          crypto_wallet_type: 'solana',
          siwe_params: {},
        }),
      too_many_requests: async (w) => {
        const guest = w.guest();
        for (let tries = 0; tries < 10; tries += 1) await guest.post(`${start}/primary`, named);
        return guest.post(`${start}/primary`, named);
      },
    },
    wrong: wrongStart,
  },
  {
    call: `POST ${start}/secondary`,
    success: async (w) => (await w.customer()).post(`${start}/secondary`, named),
    failures: {
      stale_factors: async (w) => (await w.staleCustomer()).post(`${start}/secondary`, named),
      invalid_crypto_wallet_address: async (w) =>
        (await w.customer()).post(`${start}/secondary`, { ...named, crypto_wallet_address: 'me' }),
    },
    wrong: wrongStart,
    needsSession: named,
  },
  {
    call: `POST ${finish}`,
    success: (w) => startWalletSignIn(w.guest()),
    failures: {
      unable_to_authenticate_crypto_wallet: async (w) => {
        const guest = w.guest();
        await guest.post(`${start}/primary`, named);
        const signature = await wallet.sign('Another message');
        return guest.post(finish, { ...named, signature, session_duration_minutes: 60 });
      },
      duplicate_wallet_address: async (w) => {
        const shared = createEthereumWallet();
        await startWalletSignIn(w.guest(), shared);
        return startWalletSignIn(await w.customer(), shared);
      },
      invalid_session_duration_minutes: (w) =>
        w.guest().post(finish, { ...named, signature: '0x', session_duration_minutes: 0 }),
    },
    wrong: {
      crypto_wallet_address: {
        ...named,
        crypto_wallet_address: {},
        signature: '',
        session_duration_minutes: 5,
      },
      crypto_wallet_type: { ...named, crypto_wallet_type: 1, signature: '', session_duration_minutes: 5 },
      signature: { ...named, signature: 5, session_duration_minutes: 60 },
      session_duration_minutes: { ...named, signature: '', session_duration_minutes: '60' },
    },
  },
];
