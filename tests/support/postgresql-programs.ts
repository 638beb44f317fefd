import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function works(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}

/** The folder of PostgreSQL's server programs: `''` when they are in PATH, null when this machine has none. */
export async function findServerPrograms(): Promise<string | null> {
  const installed = '/usr/lib/postgresql';
  const versions = await readdir(installed).catch(() => []);
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(installed, version, 'bin'));
  for (const folder of ['', ...folders]) {
    if ((await works(path.join(folder, 'initdb'))) && (await works(path.join(folder, 'pg_ctl'))))
      return folder;
  }
  return null;
}

/** PostgreSQL refuses root, so root runs its programs as the user that the package created. */
const isRoot = process.getuid?.() === 0;
const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];

const commandOf = (folder: string, program: string, args: string[]): [string, ...string[]] => {
  const file = path.join(folder, program);
  return isRoot ? ['setpriv', ...asPostgres, file, ...args] : [file, ...args];
};

/** Runs a server program; as root through `setpriv` as the user `postgres`. */
export async function runServerProgram(folder: string, program: string, args: string[]): Promise<void> {
  const [file, ...rest] = commandOf(folder, program, args);
  await run(file, rest, { cwd: '/' });
}

/**
 * A supervisor in its own session that runs a server program and then removes a folder, as soon as this
 * process releases it or dies in any way.
 * @returns releases it and waits until it is done
 */
export function atTheEnd(
  folder: string,
  program: string,
  args: string[],
  remove: string,
): () => Promise<void> {
  const script = 'remove=$1; shift; cat >/dev/null; "$@"; rm -rf "$remove"';
  const watchman = spawn('sh', ['-c', script, 'sh', remove, ...commandOf(folder, program, args)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return async () => {
    watchman.stdin.end();
    await once(watchman, 'exit');
  };
}

/** Changes the owner of a folder to the server's user. */
export async function handToServerUser(folder: string): Promise<void> {
  if (isRoot) await run('chown', ['postgres:postgres', folder]);
}
