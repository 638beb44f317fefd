// The product API on a port of its own, with two customers: node dist/bench/serve.mjs <port> <packages of the second>
import { createServer } from 'node:http';
import { openDatabase } from '@/server/database';
import { analyzePackages, seedPackages } from '@/server/demo-data/many';
import { toNodeListener } from '@/server/http/node-adapter';
import { createProductServer } from '@/server/product-api';
import { addAccount, addWarehouse } from '@/tests/support/product-data';
import { createTokenProvider } from '@/tests/support/product-tokens';

const [port, many] = process.argv.slice(2).map(Number);
const lot = 5_000;
const clock = () => new Date();

/** Commits that are compared with may be from before there was a catalogue of texts. */
async function provideTexts(): Promise<void> {
  const current = await import('@/lib/text/current').catch(() => null);
  const catalogue = await import('@/lib/text/server/catalogue').catch(() => null);
  const language = await import('@/lib/text/language').catch(() => null);
  if (current && catalogue && language)
    current.provideTexts(() => catalogue.textsIn(language.defaultLanguage));
}
await provideTexts();

const url = process.env.DATABASE_URL;
const { db } = await openDatabase(url ? { url } : { dataDir: 'memory://' });
const provider = await createTokenProvider(clock);
const warehouseId = await addWarehouse(db);

async function customer(packages: number) {
  const account = await addAccount(db, { warehouseId, kind: 'business' });
  const owner = { id: account.id, warehouseId, kind: 'business' as const, name: account.name };
  for (let left = packages; left > 0; left -= lot)
    await seedPackages(db, owner, Math.min(lot, left), clock());
  return () => provider.tokenOf({ subject: `user-${account.id}`, email: account.email });
}
const tokens: Record<string, () => Promise<string>> = {
  few: await customer(100),
  many: await customer(many ?? 100_000),
};
await analyzePackages(db);

const product = createProductServer({ db, verifier: provider.verifier, clock });
const server = createServer(
  toNodeListener(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/bench/ready') return new Response('ready');
    if (pathname === '/bench/key') return Response.json(provider.publicJwk);
    const token = tokens[pathname.replace('/bench/token/', '')];
    return token ? new Response(await token()) : product(request);
  }),
);
server.listen(port, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
