import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { freePort, startApp, type App } from '@/tests/support/app';
import { BrowserLike } from '@/tests/support/browser-like';
import { runCommand } from '@/tests/support/commands';
import { signInAt } from '@/tests/support/embedded-portal';
import { emptyPostgresql } from '@/tests/support/empty-postgresql';
import { openStream } from '@/tests/support/event-stream';
import {
  exampleOfTwoInstances,
  hasCaddy,
  startProxy,
  startProxyOnHttps,
  type Proxy,
} from '@/tests/support/proxy';

const root = path.resolve(import.meta.dirname, '../../..');
const packagesSchema = z.object({ packages: z.array(z.object({ id: z.string() })) });

describe('the example of two instances', () => {
  it('has two portals that differ in nothing, one database, and the proxy’s addresses as trusted', async () => {
    const { services } = await exampleOfTwoInstances();
    expect(Object.keys(services).sort()).toEqual(['database', 'portal-1', 'portal-2', 'proxy']);
    expect(services['portal-1']).toEqual(services['portal-2']);
    expect(services['portal-1']?.environment).toMatchObject({
      DATABASE_URL: expect.stringContaining('@database:5432/') as string,
      WAYBILL_SECRET: '${WAYBILL_SECRET:?}',
      TRUSTED_PROXIES: '172.30.0.0/24',
    });
  });

  it('has a folder for backups at both, which has to be named', async () => {
    const { services } = await exampleOfTwoInstances();
    for (const name of ['portal-1', 'portal-2'])
      expect(services[name]).toMatchObject({ read_only: true, volumes: ['${BACKUPS:?}:/backups'] });
  });
});

describe.runIf(hasCaddy)('plain HTTP at the example’s proxy, on an https origin', () => {
  let origin: string;
  let proxy: Proxy;
  beforeAll(async () => {
    origin = `https://localhost:${await freePort()}`;
    proxy = await startProxyOnHttps(origin);
  });
  afterAll(() => proxy.stop());

  const ask = (address: string, init: RequestInit = {}) =>
    fetch(`${proxy.plainOrigin}${address}`, { redirect: 'manual', ...init });

  it.each([
    '/api/operator/packages',
    '/v1/oauth/token',
    '/sdk/v1/sessions/authenticate',
    '/API/operator/packages',
  ])('%s is refused and not redirected (ASVS 4.1.2)', async (address) => {
    for (const method of ['GET', 'POST']) {
      const answer = await ask(address, { method });
      expect([answer.status, answer.headers.get('location')]).toEqual([403, null]);
    }
  });

  it('pages are redirected to the same address of the origin', async () => {
    for (const address of ['/', '/packages?status=stored', '/apiary']) {
      const answer = await ask(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, `${origin}${address}`]);
    }
  });
});

describe.runIf(hasCaddy)('an http origin, for a first look', () => {
  it('is served as a whole', async () => {
    const instance = createServer((_, response) => response.end('served'));
    instance.listen(0, '127.0.0.1');
    await once(instance, 'listening');
    const { port } = instance.address() as AddressInfo;
    const origin = `http://localhost:${await freePort()}`;
    const proxy = await startProxy(origin, [`http://127.0.0.1:${port}`]);
    for (const address of ['/', '/api/operator/packages']) {
      const answer = await fetch(`${origin}${address}`, { redirect: 'manual' });
      expect([answer.status, await answer.text()]).toEqual([200, 'served']);
    }
    await proxy.stop();
    instance.closeAllConnections();
    instance.close();
  });
});

describe.runIf(hasCaddy && inject('postgresqlUrl') !== null)(
  'two instances behind the example’s proxy',
  () => {
    const dataDirs: string[] = [];
    let database: Awaited<ReturnType<typeof emptyPostgresql>>;
    let instances: App[] = [];
    let proxy: Proxy;
    let origin: string;
    let cookie: string;

    const secret = 'two-instances-have-one-secret-of-32-characters';

    async function readCode(): Promise<string> {
      const env = { DATABASE_URL: database.url, WAYBILL_SECRET: secret };
      const { stdout } = await runCommand(['outbox', '--limit', '1'], { dataDir: dataDirs[0] ?? '', env });
      return /\b\d{6}\b/.exec(stdout)?.[0] ?? '';
    }

    const startInstance = async (index: number, port?: number) =>
      startApp({
        ...(port !== undefined && { port }),
        dataDir: dataDirs[index] ?? '',
        env: {
          DATABASE_URL: database.url,
          WAYBILL_SECRET: secret,
          PUBLIC_ORIGIN: origin,
          TRUSTED_PROXIES: '127.0.0.1',
          OUTBOX: 'true',
          DEMO_DATA: 'true',
        },
      });

    beforeAll(async () => {
      database = await emptyPostgresql();
      for (const name of ['one', 'two'])
        dataDirs.push(await mkdtemp(path.join(tmpdir(), `waybill-${name}-`)));
      origin = `http://localhost:${await freePort()}`;
      instances = [await startInstance(0)];
      instances.push(await startInstance(1));
      proxy = await startProxy(
        origin,
        instances.map((instance) => instance.origin),
      );
      const [first] = instances;
      if (!first) throw new Error('There is no instance');
      cookie = await signInAt({ ...first, origin }, 'ada@waybill.example', readCode);
    }, 180_000);
    afterAll(async () => {
      await proxy.stop();
      for (const instance of instances) await instance.stop();
      for (const folder of dataDirs) await rm(folder, { recursive: true, force: true });
      await database.close();
    });

    const visit = (address: string) =>
      fetch(`${origin}${address}`, { redirect: 'manual', headers: { accept: 'text/html', cookie } });
    const served = (instance: App, route: string) =>
      instance.events('request').filter((line) => line['route'] === route).length;

    it('a sign-in at one is a sign-in at both, and both serve', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => visit('/packages')));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const haveServed = async () => {
        await visit('/packages');
        return instances.every((instance) => served(instance, '/packages') > 0);
      };
      await expect.poll(haveServed).toBe(true);
    });

    it('a stream passes the proxy as it comes, and tells what the other instance changed', async () => {
      const stream = await openStream(`${origin}/bff/streamMyChanges?age=1`, { cookie });
      expect(stream.response.status).toBe(200);
      await stream.until(() => stream.messages.length > 0);
      const answer = await fetch(`${origin}/bff/getMyPackages?limit=1`, { headers: { cookie } });
      const id = packagesSchema.parse(await answer.json()).packages[0]?.id ?? '';
      for (const nickname of ['Bicycle bell', 'Lamp']) {
        const browser = new BrowserLike(origin, root, cookie);
        await browser.act(`/packages/${id}`, 'renamePackage', { id, nickname });
      }
      await stream.until(() => stream.changed().includes(id));
      stream.leave();
    });

    it('no visitor notices that one after the other is restarted', async () => {
      let isOver = false;
      const statuses: number[] = [];
      const visitor = async () => {
        while (!isOver) statuses.push((await visit('/account')).status);
      };
      const visitors = [visitor(), visitor()];
      for (const [index, instance] of instances.entries()) {
        expect(await instance.stop()).toBe(0);
        instances[index] = await startInstance(index, instance.port);
      }
      isOver = true;
      await Promise.all(visitors);
      expect(statuses.length).toBeGreaterThan(0);
      expect([...new Set(statuses)]).toEqual([200]);
    });
  },
);
