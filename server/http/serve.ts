import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import next from 'next';
import { readSettings, type Settings } from '@/lib/runtime/settings';
import { awaitBackend, type Backend } from '@/lib/runtime/backend';
import { announceFrontListener } from '@/lib/runtime/front-listener';
import { setOwnOrigin } from '@/lib/runtime/own-origin';
import { log } from '@/lib/runtime/log';
import { timed } from '@/lib/runtime/telemetry';
import { prepareGuard } from '@/lib/session/guard/prepare';
import { compress } from './compress';
import { compressedFiles } from './compressed-files';
import { createFrontListener } from './front-listener';
import { inlineStyles } from './inline-styles';
import { drain, Lifecycle } from './lifecycle';
import { longBodies } from './long-bodies';
import { pageGuard } from './page-guard';
import { inlineStylesOf } from './page-response';
import { routePatterns } from './route-pattern';
import { fileReader } from './static-files';

/**
 * ms for everything closed after the listener; together with the listener's own times less than the 10 s of security
 * 28.
 */
const closing = 1_500;

interface RoutesManifest {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string }[];
}

/** The app's routes from the build's manifest. */
function builtRoutes(root: string): string[] {
  const text = readFileSync(path.join(root, '.next', 'routes-manifest.json'), 'utf8');
  const { staticRoutes, dynamicRoutes } = JSON.parse(text) as RoutesManifest;
  return [...staticRoutes, ...dynamicRoutes].map(({ page }) => page);
}

function bind(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

export interface Serving {
  settings: Settings;
  /** Resolves when Next and the backend are ready to answer. */
  ready: Promise<void>;
  /** Stops gracefully; resolves when everything is closed. Idempotent. */
  stop: () => Promise<void>;
}

/**
 * Serves the built app: listens first, so that probes and early visitors get an answer, then starts Next and the
 * backend.
 * @param root the project's folder, where `.next` is
 * @throws SettingsError, or the error of listening
 */
export async function serve(root: string): Promise<Serving> {
  const settings = readSettings();
  // Next would add its own upgrade handler to the server in front of it; this one never listens.
  const httpServer = createServer();
  const app = next({ dev: false, dir: root, port: settings.port, quiet: true, httpServer });
  const inline = inlineStyles(root);
  const sendCompressed = compressedFiles(root);
  const mayPass = pageGuard(settings);
  const lifecycle = new Lifecycle();
  const bodies = longBodies();
  let backend: Backend | undefined;
  const server = createFrontListener({
    settings,
    lifecycle,
    handler: async (request, response, { requestId, route, isStream, body }) => {
      if (sendCompressed(request, response) || !(await mayPass(request, response, body))) return;
      if (isStream) bodies.expect(requestId, response);
      else compress(request, response, () => inlineStylesOf(response, inline));
      await timed({ kind: 'page', route }, () => app.getRequestHandler()(request, response));
    },
    health: async () => (backend === undefined ? {} : backend.health()),
    routeOf: routePatterns([...builtRoutes(root), '/healthz', '/readyz']),
    fileOf: fileReader(root),
  });
  await bind(server, settings);
  setOwnOrigin(server.address() as AddressInfo);
  announceFrontListener({
    waiting: () => lifecycle.waiting,
    quietFor: () => lifecycle.quietFor,
    takeBody: bodies.take,
  });

  const start = async () => {
    await app.prepare();
    backend = await awaitBackend();
    // The backend has added its own to the settings since.
    await prepareGuard(settings, readSettings());
    if (lifecycle.phase === 'starting') lifecycle.phase = 'ready';
    log.info('ready', { port: settings.port });
  };
  const end = async () => {
    log.info('stopping');
    backend?.endStreams();
    await drain(server, lifecycle);
    await Promise.race([app.close().then(() => backend?.close()), delay(closing)]);
    log.info('stopped');
  };
  let stopping: Promise<void> | undefined;
  return { settings, ready: start(), stop: () => (stopping ??= end()) };
}
