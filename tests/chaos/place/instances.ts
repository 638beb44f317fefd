import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { startApp, type App } from '@/tests/support/app';

/** A built instance of the portal that can end and begin anew, with the same port and data folder. */
export interface Instance {
  name: string;
  port: number;
  pid: () => number;
  /** Ends it with SIGKILL. */
  kill: () => Promise<void>;
  /** Ends it as an update does. @returns its exit code */
  end: () => Promise<number | null>;
  /** Starts it anew; resolves when it is ready. */
  begin: () => Promise<void>;
  /** All that its processes have printed. */
  output: () => string;
}

interface Start {
  name: string;
  port: number;
  /** In which its data folder is made. */
  folder: string;
  env: Record<string, string>;
}

export async function startInstance({ name, port, folder, env }: Start): Promise<Instance> {
  const dataDir = await mkdtemp(path.join(folder, `${name}-`));
  const start = () => startApp({ env: { LOG_LEVEL: 'warn', DEMO_DATA: 'false', ...env }, dataDir, port });
  const processes: App[] = [await start()];
  const newest = () => processes[processes.length - 1];
  const stop = async (signal: NodeJS.Signals) => (await newest()?.stop(signal)) ?? null;
  return {
    name,
    port,
    pid: () => newest()?.pid ?? 0,
    kill: async () => {
      await stop('SIGKILL');
    },
    end: () => stop('SIGTERM'),
    begin: async () => {
      processes.push(await start());
    },
    output: () => processes.map((app) => app.logs()).join('\n'),
  };
}
