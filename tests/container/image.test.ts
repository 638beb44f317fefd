import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BrowserLike } from '@/tests/support/browser-like';
import { filesBelow, imageDescription, startContainer, type Container } from '@/tests/support/container';
import { describeCustomerJourney } from '@/tests/support/customer-journey';
import { demoEmail } from '@/tests/support/remote-portal';
import { startRemoteUpstreams } from '@/tests/support/remote-upstreams';

const planted = process.env.WAYBILL_PLANTED_SECRET ?? '';
const sentSchema = z.object({ data: z.object({ method_id: z.string() }) });
const pagesSchema = z.object({ packages: z.array(z.object({ id: z.string() })) });

/** A folder that belongs to the image's user, as a new volume does. */
function newVolume(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-volume-'));
  chownSync(folder, 1000, 1000);
  return folder;
}

describe('a container with the embedded servers', () => {
  const demo = { OUTBOX: 'true', DEMO_DATA: 'true' };
  let volume: string;
  let container: Container;
  let browser: BrowserLike;

  /** The code as an operator reads it: `docker exec … container.mjs outbox`. */
  const readCode = () => {
    const { status, stdout } = container.exec('node', 'server/cli/container.mjs', 'outbox');
    expect(status).toBe(0);
    return /\b\d{6}\b/.exec(stdout)?.[0] ?? '';
  };
  const signIn = async () => {
    const sent = await browser.post('/sdk/v1/otps/email/login_or_create', { email: demoEmail });
    const { method_id } = sentSchema.parse(await sent.json()).data;
    const body = { token: readCode(), method_id, session_duration_minutes: 60 };
    return browser.post('/sdk/v1/otps/authenticate', body);
  };
  const firstPackage = async () => {
    const answer = await browser.fetch('/bff/getMyPackages?limit=1');
    return pagesSchema.parse(await answer.json()).packages[0]?.id ?? '';
  };

  beforeAll(async () => {
    volume = newVolume();
    container = await startContainer(demo, volume);
    browser = new BrowserLike(container.origin, path.join(container.files, 'waybill'));
  }, 180_000);
  afterAll(async () => {
    await container.stop();
    container.remove();
    rmSync(volume, { recursive: true, force: true });
  });

  it('signs a customer in by a code that the operator reads in the container', async () => {
    expect((await signIn()).status).toBe(200);
    expect((await browser.visit('/packages')).status).toBe(200);
  });

  it('is healthy by the check of its image, and not on a port where nothing listens', () => {
    const [kind, ...check] = imageDescription().config.Healthcheck.Test;
    expect(kind).toBe('CMD');
    expect(container.exec(...check).status).toBe(0);
    expect(container.exec('env', 'PORT=9', ...check).status).toBe(1);
  });

  it('runs as an unprivileged user who owns nothing but the volume', () => {
    const status = readFileSync(`/proc/${container.pid()}/status`, 'utf8');
    expect(/^Uid:\s+(\d+)\s+(\d+)/m.exec(status)?.slice(1)).toEqual(['1000', '1000']);
    expect(container.exec('touch', '/waybill/written').status).not.toBe(0);
    expect(Object.keys(imageDescription().config.Volumes)).toEqual(['/data']);
    expect(filesBelow(volume).map((file) => statSync(file).uid)).not.toContain(0);
  });

  it('stops with 0 on SIGTERM, and one on the same volume has the customer’s session and data', async () => {
    const id = await firstPackage();
    await browser.act(`/packages/${id}`, 'renamePackage', { id, nickname: 'Bicycle bell' });
    expect(await container.stop()).toBe(0);
    expect(container.logs()).toContain('"event":"stopped"');
    container.remove();

    container = await startContainer(demo, volume, Number(new URL(container.origin).port));
    const page = await browser.visit(`/packages/${id}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Bicycle bell');
    expect(container.exec('node', 'server/cli/container.mjs', 'ledger', 'verify').status).toBe(0);
  });
});

describe('the image', () => {
  let container: Container;
  let volume: string;

  beforeAll(async () => {
    volume = newVolume();
    container = await startContainer({ OUTBOX: 'true' }, volume);
  }, 180_000);
  afterAll(async () => {
    await container.stop();
    container.remove();
    rmSync(volume, { recursive: true, force: true });
  });

  it('contains no secret, neither from the folder that it was built from nor made while building', () => {
    const files = filesBelow(path.join(container.files, 'waybill'));
    const secret = /^(?:\.env.*|\.npmrc|secret\.key|server\.json|id_\w+|.*\.pem)$/;
    expect(files.filter((file) => secret.test(path.basename(file)))).toEqual([]);
    expect(planted).not.toBe('');
    expect(files.filter((file) => readFileSync(file).includes(planted))).toEqual([]);
    const { config, history } = imageDescription();
    const said = [...config.Env, ...history.map(({ created_by }) => created_by)].join('\n');
    expect(said).not.toContain(planted);
    expect(said).not.toMatch(/SECRET|TOKEN|PASSWORD|_KEY=/i);
  });

  it('contains nothing of the tools that built it', () => {
    const inside = filesBelow(path.join(container.files, 'waybill')).join('\n');
    for (const tool of ['typescript/', 'esbuild/', '@next/swc-', '@img/', 'caniuse-lite/', 'tests/']) {
      expect(inside).not.toContain(`/waybill/node_modules/${tool}`);
    }
  });
});

describeCustomerJourney(demoEmail, async () => {
  const upstreams = await startRemoteUpstreams();
  const volume = newVolume();
  const container = await startContainer(upstreams.env, volume);
  return {
    app: container,
    builtIn: path.join(container.files, 'waybill'),
    upstreams,
    stop: async () => {
      await container.stop();
      container.remove();
      await upstreams.stop();
      rmSync(volume, { recursive: true, force: true });
    },
  };
});
