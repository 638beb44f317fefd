import { expect, it } from 'vitest';
import type { WireAnswer } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { named, spent, walletCalls, walletPath } from '@/tests/support/wallet-calls';
import { createEthereumWallet, createSolanaWallet } from '@/tests/support/wallets';

describeIdentity('arguments of the wallet calls', ({ identity }) => {
  const { start, challenge, finish } = walletCalls(identity);

  it('SPEC 7: siwe_params shape the message within the portal’s limits', async () => {
    const wallet = createEthereumWallet();
    const notBefore = new Date(identity().clock.now().getTime() + 60_000).toISOString();
    const siwe_params = {
      uri: 'http://localhost:3000/auth/login',
      statement: 'Hello',
      issued_at: new Date(identity().clock.now().getTime() - 1_000).toISOString(),
      not_before: notBefore,
      message_request_id: 'request-7',
      resources: ['https://waybill.example/terms'],
    };
    const text = await challenge(wallet, {}, { siwe_params });
    for (const line of [
      'Hello',
      'URI: http://localhost:3000/auth/login',
      'Chain ID: 1',
      `Issued At: ${siwe_params.issued_at}`,
      `Not Before: ${notBefore}`,
      'Request ID: request-7',
      '- https://waybill.example/terms',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    const signature = await wallet.sign(text);
    expect((await finish(wallet, signature)).body).toMatchObject(spent);
    identity().clock.advance(60);
    expect((await finish(wallet, signature)).status).toBe(200);
  });

  it.each([
    [{ uri: 'https://evil.example' }, 'invalid_siwe_uri'],
    [{ uri: 'http://localhost:3000.evil.example/' }, 'invalid_siwe_uri'],
    [{ uri: 'http://localhost:3001' }, 'invalid_siwe_uri'],
    [{ uri: 'blob:http://localhost:3000/id' }, 'invalid_siwe_uri'],
    [{ uri: 'http://somebody@localhost:3000/' }, 'invalid_siwe_uri'],
    [{ uri: '/auth/login' }, 'invalid_siwe_uri'],
    [{ uri: 'http://localhost:3000/\nNonce: 0' }, 'invalid_siwe_uri'],
    [{ chain_id: '0' }, 'invalid_siwe_chain_id'],
    [{ chain_id: '1.5' }, 'invalid_siwe_chain_id'],
    [{ chain_id: 'mainnet' }, 'invalid_siwe_chain_id'],
    [{ statement: 'two\nlines' }, 'invalid_siwe_statement'],
    [{ statement: 'ünicode' }, 'invalid_siwe_statement'],
    [{ message_request_id: 'a\nURI: https://evil.example' }, 'invalid_siwe_message_request_id'],
    [{ resources: ['not a uri'] }, 'invalid_siwe_resource'],
    [{ resources: ['https://waybill.example/\nURI: https://evil.example'] }, 'invalid_siwe_resource'],
    [{ resources: Array.from({ length: 11 }, () => 'https://waybill.example') }, 'invalid_siwe_resource'],
    [{ issued_at: 'yesterday' }, 'invalid_siwe_params'],
    [{ issued_at: '2026-03-02T11:00:00Z' }, 'invalid_siwe_params'],
    [{ not_before: '2026-03-02T11:00:00Z' }, 'invalid_siwe_params'],
  ])('security 15: siwe_params %j are refused', async (siwe_params, error_type) => {
    const { body } = await start(createEthereumWallet(), {}, { siwe_params });
    expect(body).toMatchObject({ status_code: 400, error_type });
  });

  it('SPEC 5: each call checks its arguments by name', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const wallet = named(createEthereumWallet());
    const siwe = (siwe_params: unknown) => ({ ...wallet, siwe_params });
    const whole = { ...wallet, signature: '0x', session_duration_minutes: 60 };
    const starts: [body: object, message: string][] = [
      [{ ...wallet, crypto_wallet_address: 7 }, 'crypto_wallet_address must be a string.'],
      [{ ...wallet, crypto_wallet_type: null }, 'crypto_wallet_type must be a string.'],
      [siwe('x'), 'siwe_params must be an object.'],
      [siwe([]), 'siwe_params must be an object.'],
      [siwe({ uri: 7 }), 'uri must be a string.'],
      [siwe({ chain_id: 1 }), 'chain_id must be a string.'],
      [siwe({ issued_at: 7 }), 'issued_at must be a string.'],
      [siwe({ statement: {} }), 'statement must be a string.'],
      [siwe({ not_before: 7 }), 'not_before must be a string.'],
      [siwe({ message_request_id: 7 }), 'message_request_id must be a string.'],
      [siwe({ resources: 'x' }), 'resources must be a string array.'],
      [siwe({ resources: [7] }), 'resources must be a string array.'],
    ];
    const finishes: [body: object, message: string][] = [
      [{ ...whole, crypto_wallet_address: 7 }, 'crypto_wallet_address must be a string.'],
      [{ ...whole, crypto_wallet_type: 7 }, 'crypto_wallet_type must be a string.'],
      [{ ...whole, signature: 7 }, 'signature must be a string.'],
      [{ ...whole, session_duration_minutes: '60' }, 'session_duration_minutes must be a number.'],
    ];
    const complains = ({ status, body }: WireAnswer, message: string) => {
      expect(status).toBe(400);
      expect(body.body).toEqual([expect.objectContaining({ message })]);
    };
    for (const [body, message] of starts) {
      complains(await identity().call(`${walletPath}/start/primary`, { body }), message);
      complains(await identity().call(`${walletPath}/start/secondary`, { sessionToken, body }), message);
    }
    for (const [body, message] of finishes) complains(await identity().call(walletPath, { body }), message);
  });

  it('SPEC 7: siwe_params are for Ethereum only, and a secondary start requires a session', async () => {
    const solana = await start(createSolanaWallet(), {}, { siwe_params: {} });
    expect(solana.body.error_type).toBe('crypto_wallet_type_incompatible_with_siwe');
    const alone = await identity().call(`${walletPath}/start/secondary`, {
      body: named(createSolanaWallet()),
    });
    expect(alone.body.error_type).toBe('unauthorized_credentials');
  });
});
