import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type OpenedDatabase } from '@/server/database';
import { startReceiver, type Receiver } from '@/tests/integration/webhooks/receiver';
import { freePort } from '@/tests/support/app';
import { layLine, type Line } from '@/tests/support/line';
import { startMailServer, type MailServer } from '@/tests/support/mail-server';
import { startPostgresqlCluster, type PostgresqlCluster } from '@/tests/support/postgresql-cluster';
import { startUpstreamsOver, type RemoteUpstreams } from '@/tests/support/upstreams-over';
import { layWire, type Wire } from '@/tests/support/wire';
import { startBalancer } from './balancer';
import { mountDisk, type Disk } from './disk';
import { startInstance, type Instance } from './instances';

/** All that a run is made of. */
export interface Place {
  cluster: PostgresqlCluster;
  /** The portal's database, past all faults but those of PostgreSQL itself. */
  opened: OpenedDatabase;
  /** One for each instance. */
  lines: readonly Line[];
  disk: Disk | null;
  instances: readonly Instance[];
  /** The portal by its balancer. */
  origin: string;
  mail: MailServer;
  mailWire: Wire;
  receiver: Receiver;
  remote: { upstreams: RemoteUpstreams; portal: Instance; origin: string };
  close: () => Promise<void>;
}

/** Makes a database in the cluster. @returns its address */
async function makeDatabase(cluster: PostgresqlCluster, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(cluster.url);
  own.pathname = `/${name}`;
  return own.href;
}

type Close = () => Promise<unknown>;

/** Lays out everything that the two instances share, and starts them behind a balancer. */
async function startPortal(database: string, folder: string, mailWire: Wire, later: (close: Close) => void) {
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  later(balancer.close);
  const origin = `http://localhost:${balancer.port}`;
  const lines: Line[] = [];
  const instances: Instance[] = [];
  for (const [index, port] of ports.entries()) {
    const line = await layLine(database);
    lines.push(line);
    later(line.close);
    const env = {
      DATABASE_URL: line.url,
      WAYBILL_SECRET: 'a secret of this chaos run, long enough for it',
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: `smtp://127.0.0.1:${mailWire.port}`,
      MAIL_FROM: 'Palm Parcels <portal@example.com>',
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
      TEST_PAYMENTS: 'true',
    };
    const instance = await startInstance({ name: `instance ${index + 1}`, port, folder, env });
    instances.push(instance);
    later(instance.kill);
  }
  return { lines, instances, origin };
}

async function startRemote(database: string, folder: string, later: (close: Close) => void) {
  const upstreams = await startUpstreamsOver(await openDatabase({ url: database }));
  later(upstreams.stop);
  const port = await freePort();
  const portal = await startInstance({ name: 'remote portal', port, folder, env: upstreams.env });
  later(portal.kill);
  return { upstreams, portal, origin: `http://localhost:${port}` };
}

/** Starts everything; null where this machine has no PostgreSQL. */
export async function startPlace(): Promise<Place | null> {
  const closing: Close[] = [];
  const later = (close: Close) => void closing.unshift(close);
  const close = async () => {
    for (const one of closing) await one().catch((error: unknown) => console.error(error));
  };
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'waybill-chaos-'));
    later(() => rm(folder, { recursive: true, force: true }));
    const disk = await mountDisk();
    if (disk) later(disk.close);
    const cluster = await startPostgresqlCluster(disk?.folder);
    if (!cluster) {
      await close();
      return null;
    }
    later(cluster.stop);
    const database = await makeDatabase(cluster, 'chaos');
    const opened = await openDatabase({ url: database });
    later(opened.close);
    const mail = await startMailServer();
    later(mail.close);
    const mailWire = await layWire({ host: '127.0.0.1', port: Number(new URL(mail.url).port) });
    later(mailWire.close);
    const receiver = await startReceiver();
    later(receiver.close);
    const data = disk?.folder ?? folder;
    const portal = await startPortal(database, data, mailWire, later);
    const remote = await startRemote(await makeDatabase(cluster, 'elsewhere'), folder, later);
    return { cluster, opened, disk, mail, mailWire, receiver, remote, ...portal, close };
  } catch (error) {
    await close();
    throw error;
  }
}
