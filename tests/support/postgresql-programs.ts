import { execFile } from 'node:child_process';
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

/** PostgreSQL refuses root, so root hands its programs to the user that the package made. */
const isRoot = process.getuid?.() === 0;
const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Runs a server program; as root through `setpriv` as the user `postgres`. */
export async function runServerProgram(folder: string, program: string, args: string[]): Promise<void> {
  const file = path.join(folder, program);
  await (isRoot ? run('setpriv', [...asPostgres, file, ...args], { cwd: '/' }) : run(file, args));
}

/** Gives a folder to the user that will run the server. */
export async function handToServerUser(folder: string): Promise<void> {
  if (isRoot) await run('chown', ['postgres:postgres', folder]);
}
