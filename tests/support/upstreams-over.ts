import { messageChannels } from '@/lib/domain/notification/message';
import { parseSettings } from '@/lib/runtime/settings';
import { providerVerifier } from '@/lib/session/verify/provider';
import type { OpenedDatabase } from '@/server/database';
import { seedDemo } from '@/server/demo-data';
import { createProductServer } from '@/server/product-api';
import { Streams } from '@/server/product-api/stream/streams';
import { startFaultyProvider, type FaultyProvider } from './faulty-provider';
import { createClock, machineClock, startIdentity, type SignedIn } from './identity';
import { listen } from './listen';
import { remoteWarehouse, type RemoteWarehouse } from './remote-warehouse';
import { paymentProviders } from './payment-providers';

/**
 * An identity provider and a product API in this process, for a portal in another without embedded servers.
 */
export interface RemoteUpstreams {
  /** The portal's settings to use them. */
  env: Record<string, string>;
  identity: FaultyProvider;
  product: FaultyProvider;
  warehouse: RemoteWarehouse;
  /** Signs in at the provider, now or so many minutes ago: a JWT expires after five. */
  signIn: (email: string, minutesAgo?: number) => Promise<SignedIn>;
  /** Ends a session at the provider. */
  revoke: (sessionToken: string) => Promise<void>;
  /** The newest one-time code that the provider sent to an address. */
  readCode: (recipient: string) => Promise<string>;
  stop: () => Promise<void>;
}

const clock = machineClock.now;

/**
 * Modules that the API loads with its first PDF: under the test runner that is slower than the portal's
 * time-out.
 */
const loadedLater = () =>
  Promise.all([
    import('pdfkit'),
    import('@/server/product-api/documents/invoice-pdf'),
    import('@/server/product-api/documents/credit-note-pdf'),
    import('@/server/product-api/documents/receipt-pdf'),
    import('@/server/product-api/documents/statement-pdf'),
  ]);

/** Starts both embedded servers over the demo data in an empty database, each on its own port behind a proxy that can fail. */
export async function startUpstreamsOver(opened: OpenedDatabase): Promise<RemoteUpstreams> {
  await Promise.all([seedDemo(opened.db, { clock }), loadedLater()]);
  const server = await startIdentity({ db: opened.db, clock: machineClock });
  const identity = await startFaultyProvider(server.origin);
  const verifier = providerVerifier(parseSettings({ IDENTITY_API_URL: server.origin }));
  const streams = new Streams({ db: opened.db, clock });
  const payments = {
    providers: paymentProviders(opened.db, clock),
    returnUrl: () => 'http://localhost/',
    payUrl: () => 'http://localhost/',
  };
  const api = await listen(
    createProductServer({ db: opened.db, verifier, clock, messageChannels, streams, payments }),
  );
  const product = await startFaultyProvider(api.origin);
  const warehouse = await remoteWarehouse(opened.db, api.origin, clock);
  return {
    env: { IDENTITY_API_URL: identity.origin, PRODUCT_API_URL: product.origin },
    identity,
    product,
    warehouse,
    signIn: async (email, minutesAgo = 0) => {
      const then = createClock(new Date(Date.now() - minutesAgo * 60_000));
      const past = await startIdentity({ db: opened.db, clock: then });
      try {
        return await past.signIn({ email });
      } finally {
        await past.close();
      }
    },
    revoke: async (sessionToken) => {
      await server.call('/sdk/v1/sessions/revoke', { body: {}, sessionToken });
    },
    readCode: server.readCode,
    stop: async () => {
      await streams.stop();
      for (const running of [product, api, identity, server, opened]) await running.close();
    },
  };
}
