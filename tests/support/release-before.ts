import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const migrations = 'server/database/migrations';
const run = promisify(execFile);

const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();

/** What a command prints; undefined where it fails, as in a folder without history. */
const gitOr = (...args: string[]) => git(...args).catch(() => undefined);

/** Whether the newest migration is one that nobody has committed yet. */
async function isNewestUncommitted(): Promise<boolean> {
  const names = (await readdir(path.join(root, migrations))).filter((name) => name.endsWith('.sql')).sort();
  return (await gitOr('cat-file', '-e', `HEAD:${migrations}/${names.at(-1)}`)) === undefined;
}

/**
 * The commit of the release before: the newest tag `v*` before this commit; while there is none, the one before the
 * newest migration. Undefined where the history does not have it.
 */
async function commitBefore(): Promise<string | undefined> {
  if ((await gitOr('rev-parse', 'HEAD')) === undefined) return undefined;
  const tag = await gitOr('describe', '--tags', '--match', 'v*', '--abbrev=0', 'HEAD^');
  if (tag !== undefined) return tag;
  if (await isNewestUncommitted()) return 'HEAD';
  const added = await gitOr('log', '-1', '--format=%H', '--diff-filter=A', '--', `${migrations}/*.sql`);
  return added && gitOr('rev-parse', '--verify', `${added}^`);
}

/** The release before, with the migrations of this one and this one's packages. */
export interface ReleaseBefore {
  commit: string;
  /** Its own migrations, by name. */
  migrations: string[];
  /** Runs those of its tests that it has of these. @returns what they print, and whether all passed */
  test: (paths: readonly string[]) => Promise<{ passed: boolean; output: string }>;
  remove: () => Promise<void>;
}

async function runTests(folder: string, paths: readonly string[]) {
  const own = paths.filter((one) => existsSync(path.join(folder, one)));
  const { PATH, HOME, TMPDIR } = process.env;
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--project=integration', '--reporter=dot', '--silent=true', ...own],
    {
      cwd: folder,
      env: { PATH, HOME, TMPDIR, NODE_ENV: 'test', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { passed: code === 0, output };
}

/** Takes the release before out into a folder of its own; undefined where the history does not have it. */
export async function takeOutReleaseBefore(): Promise<ReleaseBefore | undefined> {
  const commit = await commitBefore();
  if (commit === undefined) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-before-'));
  const archive = path.join(folder, 'release.tar');
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const own = path.join(folder, migrations);
  const names = (await readdir(own)).filter((name) => name.endsWith('.sql')).sort();
  await rm(own, { recursive: true });
  await cp(path.join(root, migrations), own, { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    commit: await git('rev-parse', commit),
    migrations: names.map((name) => name.replace(/\.sql$/, '')),
    test: (paths) => runTests(folder, paths),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
