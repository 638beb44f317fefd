import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/** A process of such a program. */
export interface Running {
  child: ChildProcess;
  /** The line that it printed. */
  said: string;
}

/** A program of a test's, to be killed while it works. It prints a line once it runs. */
export interface Killable {
  /** Resolves when it runs. */
  begin: (...args: string[]) => Promise<Running>;
  /** Ends it with SIGKILL; resolves when it is gone. */
  kill: (running: Running) => Promise<void>;
  remove: () => Promise<void>;
}

/** Builds a program. @param entry its source's path */
export async function buildKillable(entry: string): Promise<Killable> {
  // Where it finds the project's packages.
  const scratch = await mkdtemp(path.join(root, 'node_modules', '.killable-'));
  const program = path.join(scratch, 'program.mjs');
  await build({
    entryPoints: [entry],
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    alias: { '@': root },
    logLevel: 'error',
  });
  return {
    begin: async (...args) => {
      const child = spawn(process.execPath, [program, ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      return { child, said: line.toString('utf8').trim() };
    },
    kill: async ({ child }) => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    remove: () => rm(scratch, { recursive: true, force: true }),
  };
}
