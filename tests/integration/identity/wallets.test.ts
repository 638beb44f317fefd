import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '@/server/database';
import { readSignedIn, startIdentity, testSecret } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { withSdk } from '@/tests/support/sdk-browser';
import { named, spent, walletCalls, walletPath } from '@/tests/support/wallet-calls';
import { createEthereumWallet, createSolanaWallet } from '@/tests/support/wallets';

const kinds = [
  ['Ethereum', createEthereumWallet],
  ['Solana', createSolanaWallet],
] as const;
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describeIdentity('wallets', ({ identity, database }) => {
  const { start, challenge, finish, prove } = walletCalls(identity);

  it('SPEC 7: an Ethereum wallet signs a message by EIP-4361', async () => {
    const wallet = createEthereumWallet();
    const now = identity().clock.now();
    const text = await challenge(
      wallet,
      {},
      { siwe_params: { uri: 'http://localhost:3000', chain_id: '137' } },
    );
    expect(text.split('\n')).toEqual([
      'localhost:3000 wants you to sign in with your Ethereum account:',
      wallet.address,
      '',
      'Sign in to Waybill. This costs nothing.',
      '',
      'URI: http://localhost:3000',
      'Version: 1',
      'Chain ID: 137',
      matching(/^Nonce: [\da-f]{32}$/),
      `Issued At: ${now.toISOString()}`,
      `Expiration Time: ${new Date(now.getTime() + 300_000).toISOString()}`,
    ]);
  });

  it('SPEC 7: a Solana wallet signs a message with domain, nonce and expiry', async () => {
    const wallet = createSolanaWallet();
    const now = identity().clock.now();
    const text = await challenge(wallet);
    expect(text.split('\n')).toEqual([
      'localhost:3000 wants you to sign in with your Solana account:',
      wallet.address,
      '',
      'Sign in to Waybill. This costs nothing.',
      '',
      'URI: http://localhost:3000',
      'Version: 1',
      'Chain ID: mainnet',
      matching(/^Nonce: [\da-f]{32}$/),
      `Issued At: ${now.toISOString()}`,
      `Expiration Time: ${new Date(now.getTime() + 300_000).toISOString()}`,
    ]);
  });

  it.each(kinds)(
    'SPEC 7: an unknown wallet of %s creates a user by its signature, and is known afterwards',
    async (_, make) => {
      const wallet = make();
      await challenge(wallet);
      const made = await database()
        .select()
        .from(schema.cryptoWallets)
        .where(eq(schema.cryptoWallets.address, wallet.address));
      expect(made).toEqual([]);
      const first = await prove(wallet);
      expect(first.status).toBe(200);
      const entry = {
        crypto_wallet_id: matching(/^crypto-wallet-test-/),
        crypto_wallet_address: wallet.address,
        crypto_wallet_type: wallet.type,
      };
      expect(first.data).toMatchObject({
        user: { crypto_wallets: [{ ...entry, verified: true }], emails: [] },
        session: {
          authentication_factors: [
            {
              type: 'crypto',
              delivery_method: 'crypto_wallet',
              last_authenticated_at: identity().clock.now().toISOString(),
              crypto_wallet_factor: entry,
            },
          ],
        },
      });
      const again = await prove(wallet);
      expect(readSignedIn(again).userId).toBe(readSignedIn(first).userId);
    },
  );

  it.each(kinds)(
    'SPEC 7: with a session a wallet of %s is added to its user, then steps the session up',
    async (_, make) => {
      const wallet = make();
      const { sessionToken, userId, sessionId } = await identity().signIn({ email: newEmail() });
      expect(await challenge(wallet, { sessionToken })).toContain('Add this wallet to your Waybill account.');
      const added = readSignedIn(await prove(wallet, { sessionToken }));
      expect(added).toMatchObject({ userId, sessionId });
      const stepped = readSignedIn(await prove(wallet, { sessionToken: added.sessionToken }));
      expect(stepped).toMatchObject({ userId, sessionId });
      const alone = readSignedIn(await prove(wallet));
      expect(alone.userId).toBe(userId);
    },
  );

  it('SPEC 7: an Ethereum address is accepted in any letter case, unless its checksum is wrong', async () => {
    // An address whose letters are all of one case has no checksum.
    let wallet = createEthereumWallet();
    while (!/[a-f]/.test(wallet.address) || !/[A-F]/.test(wallet.address)) wallet = createEthereumWallet();
    const lower = { ...wallet, address: wallet.address.toLowerCase() };
    const first = readSignedIn(await prove(lower));
    expect((first.data.user as { crypto_wallets: object[] }).crypto_wallets).toEqual([
      expect.objectContaining({ crypto_wallet_address: wallet.address }),
    ]);
    expect(readSignedIn(await prove(wallet)).userId).toBe(first.userId);
    const swapped = wallet.address
      .slice(2)
      .replace(/[a-f]/gi, (letter) =>
        letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
      );
    const broken = await start({ ...wallet, address: `0x${swapped}` });
    expect(broken.body.error_type).toBe('invalid_crypto_wallet_address');
  });

  it.each([
    ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'invalid_wallet_type'],
    ['toString', 'x', 'invalid_wallet_type'],
    ['ethereum', '0x1234', 'invalid_crypto_wallet_address'],
    ['ethereum', '', 'invalid_crypto_wallet_address'],
    ['solana', '', 'invalid_crypto_wallet_address'],
    ['solana', '0OIl', 'invalid_crypto_wallet_address'],
    ['solana', '1'.repeat(31), 'invalid_crypto_wallet_address'],
    ['solana', '1'.repeat(10_000), 'invalid_crypto_wallet_address'],
    ['solana', 'a\u0000b', 'invalid_crypto_wallet_address'],
  ])('SPEC 7: %s %s is refused', async (crypto_wallet_type, crypto_wallet_address, error_type) => {
    const wallet = { crypto_wallet_type, crypto_wallet_address };
    const finishing = { ...wallet, signature: 'x', session_duration_minutes: 60 };
    const answers = [
      await identity().call(`${walletPath}/start/primary`, { body: wallet }),
      await identity().call(walletPath, { body: finishing }),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ status_code: 400, error_type });
  });

  it.each(kinds)(
    'security 15: a signature of %s works once, even of twenty concurrent uses',
    async (_, make) => {
      const wallet = make();
      const signature = await wallet.sign(await challenge(wallet));
      const answers = await times(20, () => finish(wallet, signature));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await finish(wallet, signature)).body).toMatchObject(spent);
      const rows = await database()
        .select()
        .from(schema.cryptoWallets)
        .where(eq(schema.cryptoWallets.address, wallet.address));
      expect(rows).toHaveLength(1);
    },
  );

  it('security 15: ten concurrent signatures of an unknown wallet create one user', async () => {
    const wallet = createEthereumWallet();
    const before = await database().$count(schema.users);
    const texts = await times(10, () => challenge(wallet));
    const signatures = await Promise.all(texts.map((text) => wallet.sign(text)));
    const answers = await Promise.all(signatures.map((signature) => finish(wallet, signature)));
    const users = answers.filter(({ status }) => status === 200).map(({ data }) => data.user_id);
    expect(new Set(users).size).toBe(1);
    expect(await database().$count(schema.users)).toBe(before + 1);
  });

  it.each(kinds)(
    'security 15: a message of %s with another domain, URI, nonce, chain or expiry proves nothing',
    async (_, make) => {
      const wallet = make();
      const text = await challenge(wallet);
      const changed = [
        text.replace('localhost:3000 wants', 'evil.example wants'),
        text.replace('URI: http://localhost:3000', 'URI: https://evil.example'),
        text.replace(/Nonce: \w+/, `Nonce: ${'0'.repeat(32)}`),
        text.replace(/Chain ID: \w+/, 'Chain ID: 5'),
        text.replace(/Expiration Time: \d{4}/, 'Expiration Time: 2099'),
        text.replace(wallet.address, make().address),
        `${text}\n`,
      ];
      for (const message of changed) {
        expect(message).not.toBe(text);
        expect((await finish(wallet, await wallet.sign(message))).body).toMatchObject(spent);
      }
      expect((await finish(wallet, await wallet.sign(text))).status).toBe(200);
    },
  );

  it.each(kinds)('security 15: the signature of another wallet of %s proves nothing', async (_, make) => {
    const wallet = make();
    const text = await challenge(wallet);
    for (const signature of [
      await make().sign(text),
      '',
      '0x',
      'junk',
      `0x${'ff'.repeat(65)}`,
      '1'.repeat(64),
    ]) {
      expect((await finish(wallet, signature)).body).toMatchObject(spent);
    }
  });

  it.each(kinds)('security 15: a challenge of %s expires after five minutes', async (_, make) => {
    const wallet = make();
    const signature = await wallet.sign(await challenge(wallet));
    identity().clock.advance(300);
    expect((await finish(wallet, signature)).body).toMatchObject(spent);
  });

  it('security 15: a session’s challenge is valid with that session only, and not without one', async () => {
    const wallet = createEthereumWallet();
    const mine = await identity().signIn({ email: newEmail() });
    const other = await identity().signIn({ email: newEmail() });
    const signature = await wallet.sign(await challenge(wallet, { sessionToken: mine.sessionToken }));
    expect((await finish(wallet, signature)).body).toMatchObject(spent);
    const crossed = await finish(wallet, signature, { sessionToken: other.sessionToken });
    expect(crossed.body).toMatchObject(spent);
    const added = await finish(wallet, signature, { sessionToken: mine.sessionToken });
    expect(readSignedIn(added).userId).toBe(mine.userId);
  });

  it('security 15: a challenge made for another origin of the portal is void', async () => {
    const wallet = createEthereumWallet();
    const text = await challenge(wallet);
    const moved = await startIdentity({
      db: database(),
      clock: identity().clock,
      secret: testSecret,
      environment: { PUBLIC_ORIGIN: 'http://localhost:4000' },
    });
    const body = { ...named(wallet), signature: await wallet.sign(text), session_duration_minutes: 60 };
    const answer = await moved.call(walletPath, { body });
    await moved.close();
    expect(answer.body).toMatchObject(spent);
  });

  it('security 15: other visitors’ challenges don’t displace a visitor’s own', async () => {
    const wallet = createEthereumWallet();
    const signature = await wallet.sign(await challenge(wallet));
    const flood = { headers: { 'x-waybill-client': '198.51.100.77' } };
    const answers = await times(20, () => start(wallet, flood));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('300');
    expect((await finish(wallet, signature)).status).toBe(200);
  });

  it('security 11: only a signer of the wallet learns that it belongs to another user', async () => {
    const wallet = createEthereumWallet();
    await prove(wallet);
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    expect((await start(wallet, { sessionToken })).status).toBe(200);
    const unproven = await finish(wallet, await createEthereumWallet().sign('x'), { sessionToken });
    expect(unproven.body).toMatchObject(spent);
    const proven = await prove(wallet, { sessionToken });
    expect(proven.body).toMatchObject({ status_code: 400, error_type: 'duplicate_wallet_address' });
  });

  it('security 16: a wallet is added within ten minutes after authentication only; the user’s own needs none', async () => {
    const own = createSolanaWallet();
    const first = readSignedIn(await prove(own));
    identity().clock.advance(601);
    const late = await start(createSolanaWallet(), { sessionToken: first.sessionToken });
    expect(late.body).toMatchObject({ status_code: 401, error_type: 'stale_factors' });
    const proven = readSignedIn(await prove(own, { sessionToken: first.sessionToken }));
    expect((await prove(createSolanaWallet(), { sessionToken: proven.sessionToken })).status).toBe(200);
  });

  it('security 3: signing in by another user’s wallet ends the current session', async () => {
    const wallet = createEthereumWallet();
    const owner = readSignedIn(await prove(wallet));
    const signature = await wallet.sign(await challenge(wallet));
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const signedIn = readSignedIn(await finish(wallet, signature, { sessionToken }));
    expect(signedIn.userId).toBe(owner.userId);
    const old = await identity().call('/sdk/v1/users/me', { sessionToken });
    expect(old.body.error_type).toBe('session_not_found');
  });

  it('security 9: ten wrong signatures lock sign-in for an hour with the same answer; a session stays', async () => {
    const wallet = createEthereumWallet();
    const { sessionToken } = readSignedIn(await prove(wallet));
    const text = await challenge(wallet);
    for (let failures = 0; failures < 10; failures += 1) {
      await finish(wallet, await createEthereumWallet().sign(text));
    }
    expect((await finish(wallet, await wallet.sign(text))).body).toMatchObject(spent);
    expect((await identity().call('/sdk/v1/users/me', { sessionToken })).status).toBe(200);
    identity().clock.advance(3_600);
    expect((await prove(wallet)).status).toBe(200);
  });

  describe('through the unmodified SDK', () => {
    const sdk = withSdk(identity);

    it.each(kinds)('SPEC 7: signs in with a wallet of %s, and again after signing out', async (_, make) => {
      const { client } = sdk();
      const wallet = make();
      const prove = async () => {
        const { challenge: text } = await client.cryptoWallets.authenticateStart(named(wallet));
        const signature = await wallet.sign(text);
        return client.cryptoWallets.authenticate({
          ...named(wallet),
          signature,
          session_duration_minutes: 60,
        });
      };
      const first = await prove();
      expect(client.user.getSync()?.crypto_wallets).toMatchObject([named(wallet)]);
      const stepped = await prove();
      expect(stepped.session.session_id).toBe(first.session.session_id);
      await client.session.revoke();
      expect((await prove()).user_id).toBe(first.user_id);
    });
  });
});
