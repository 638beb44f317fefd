import { fillBackendSlot, remoteBackend, type Backend } from '@/lib/runtime/backend';
import { readSettings, type Settings } from '@/lib/runtime/settings';
import { providerVerifier } from '@/lib/session/verify/provider';
import { warnOfPublicToken } from '@/lib/runtime/warn-public-token';
import { startBackups } from '@/server/backup/schedule';
import { createCommands } from '@/server/cli/commands';
import { openDatabase, type OpenedDatabase } from '@/server/database';
import { lockDataDir, type DataDirLock } from '@/server/database/connection/lock';
import { seedDemo } from '@/server/demo-data';
import { createDelivery } from '@/server/delivery';
import { startEvents } from '@/server/events';
import { createHealth } from '@/server/http/health';
import { startInternalListener } from '@/server/http/internal-listener';
import { createIdentityServer } from '@/server/identity-provider';
import { loadSecret } from '@/server/identity-provider/secret';
import { customersTeller } from '@/server/notifications';
import { sendableChannels } from '@/server/notifications/channels';
import { createPaymentProviders } from '@/server/payments';
import { createProductServer } from '@/server/product-api';
import { paymentChecks } from '@/server/product-api/payments/checks';
import { refundChecks } from '@/server/product-api/payments/send-refund';
import { Streams } from '@/server/product-api/stream/streams';
import { setUpCheck } from '@/server/product-api/set-up';
import { createFigures } from '@/server/telemetry/figures';
import { startVacuum } from '@/server/vacuum';
import { webhooksTeller } from '@/server/webhooks';

const clock = () => new Date();

/** Servers over an open database, and the listener through which the edge half and the commands reach them. */
async function build(settings: Settings, opened: OpenedDatabase, lock: DataDirLock | null): Promise<Backend> {
  const { db } = opened;
  // Nobody has the demo customers' addresses: they are written to where messages are kept, and only there.
  const tellsNews = settings.delivery.outbox && settings.delivery.smsHook === undefined;
  if (settings.demoData) await seedDemo(db, { clock, tellsNews });
  const secret = await loadSecret({ settings });
  const deliver = createDelivery({ settings, db, clock });
  const identity =
    settings.identity.url === undefined
      ? createIdentityServer({ db, settings, deliver, secret, clock })
      : null;
  const streams = settings.product.url === undefined ? new Streams({ db, clock }) : undefined;
  const providers = createPaymentProviders({ db, settings, secret, clock });
  const returnUrl = (id: string) => new URL(`/invoices/payments/${id}`, settings.publicOrigin).href;
  const payUrl = (id: string) => new URL(`/invoices/pay?invoice=${id}`, settings.publicOrigin).href;
  const ending = new AbortController();
  const product =
    settings.product.url === undefined
      ? createProductServer({
          db,
          verifier: providerVerifier(settings),
          clock,
          webhookSecrets: settings.webhooks,
          messageSecret: secret,
          texts: settings.delivery.smsHook && { secret: settings.delivery.smsHook.secret, deliver },
          messageChannels: sendableChannels(settings),
          privateWebhooks: settings.privateWebhooks,
          payments: { providers, returnUrl, payUrl },
          photoOrigins: settings.product.photoOrigins,
          ...(streams && { streams }),
        })
      : null;
  const internal = await startInternalListener({
    identity,
    commands: createCommands({ db, clock, settings }),
  });
  process.env.WAYBILL_INTERNAL_ORIGIN = internal.origin;
  process.env.WAYBILL_INTERNAL_KEY = internal.key;
  await lock?.announce(internal.origin, internal.key);
  const { photoOrigins } = settings.product;
  const dependencies = { db, settings, deliver, secret, clock, photoOrigins };
  const tellers = [
    customersTeller(dependencies),
    webhooksTeller(dependencies),
    paymentChecks({ db, providers, clock }),
    refundChecks({ db, providers, clock }),
  ];
  const events = product === null ? null : startEvents({ db, clock, tellers });
  const vacuuming = opened.kind === 'pglite' ? startVacuum(db) : null;
  const backups = startBackups({ db, secret, clock, deliver });
  return {
    identity,
    product,
    health: createHealth(settings, opened),
    figures: createFigures({ opened, streams: streams && (() => streams.size) }),
    isSetUp: product === null ? async () => true : setUpCheck(db),
    endStreams: () => {
      ending.abort();
      streams?.endAll();
    },
    ending: ending.signal,
    close: async () => {
      await internal.close();
      await streams?.stop();
      await backups.stop();
      await events?.stop();
      await vacuuming?.stop();
      await opened.close();
      await lock?.release();
    },
  };
}

/** The only composition: opens what the settings ask for, in an order that undoes itself on failure. */
async function compose(): Promise<Backend> {
  const settings = readSettings();
  warnOfPublicToken(settings);
  if (settings.identity.url !== undefined && settings.product.url !== undefined)
    return remoteBackend(settings);
  const { databaseUrl: url, databaseStatements: statements, databaseSync: sync, dataDir } = settings;
  const lock = url === undefined ? await lockDataDir(dataDir) : null;
  try {
    const opened = await openDatabase(url === undefined ? { dataDir, sync } : { url, statements });
    return await build(settings, opened, lock).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** Fills the process's backend slot. @throws why the backend can't be built */
export async function startBackend(): Promise<void> {
  const backend = compose();
  fillBackendSlot(backend);
  await backend;
}
