import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import nextEnv from '@next/env';
import { awaitBackend } from '@/lib/runtime/backend';
import { readSettings } from '@/lib/runtime/settings';
import { isFull } from '@/server/database/connection/no-room';
import { serve } from '@/server/http/serve';
import { startTelemetry } from '@/server/telemetry';
import { announcement } from './announcement';
import { isExplained } from './explained';
import { logConsole, safeOutputs } from './output';

/** ms for sending the last spans at the end; a collector that hangs holds nothing up. */
const lastSpans = 500;

/** `PORT=0` means any free port; the default public origin contains it, so it is chosen before settings are read. */
async function chooseFreePort(): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(0, process.env.HOST ?? '127.0.0.1', () => resolve());
  });
  process.env.PORT = String((probe.address() as AddressInfo).port);
  await new Promise((resolve) => probe.close(resolve));
}

/** The reason for a failed start and how to fix it; undefined for errors that need their stack. */
function explain(error: unknown): string | undefined {
  if (isExplained(error)) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
  if (isFull(error)) return 'The disk is full. Make room, and start again (docs/operations.md).';
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use. Stop what uses it, or choose another: PORT=3001`;
  if (code === 'EACCES') return `Port ${PORT} may not be used by this user. Choose one above 1023: PORT=3000`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${HOST} is no address of this machine. Example: HOST=127.0.0.1`;
  return undefined;
}

function fail(error: unknown): never {
  const reason = explain(error);
  if (reason === undefined) console.error(error);
  else safeOutputs().error.write(`\nWaybill can't start. ${reason}\n`);
  process.exit(1);
}

const silent = { info: () => undefined, error: console.error };

/** Reads `.env` files as Next does and ends the process with name, reason and example when a setting is invalid. */
export function checkSettings(root: string): void {
  nextEnv.loadEnvConfig(root, false, silent);
  try {
    readSettings();
  } catch (error) {
    fail(error);
  }
}

/** `npm start` once everything is built: serves until a signal, then exits with 0. */
export async function run(root: string): Promise<void> {
  nextEnv.loadEnvConfig(root, false, silent);
  logConsole();
  try {
    if (process.env.PORT === '0') await chooseFreePort();
    const telemetry = await startTelemetry(readSettings());
    const { settings, ready, stop } = await serve(root);
    const end = async () => {
      await stop();
      await Promise.race([telemetry.stop(), delay(lastSpans)]);
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
    await ready;
    const { isSetUp, figures } = await awaitBackend();
    telemetry.watch(figures);
    // A database that has just gone must not end a server that is ready.
    const setUp = await isSetUp().catch(() => true);
    safeOutputs().out.write(announcement(settings, setUp));
  } catch (error) {
    fail(error);
  }
}
