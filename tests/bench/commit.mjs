// Another commit beside this one: checked out, installed and built in a folder of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../server/cli/paths.mjs';
import { atTheEnd } from './clean-up.mjs';
import { run } from './processes.mjs';

const git = (...args) => run('git', ['-c', 'core.hooksPath=/dev/null', ...args], { cwd: root });

const lockOf = (folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

/** Its packages: links to this commit's files where both want the same, which takes no space. */
async function install(folder) {
  const modules = path.join(folder, 'node_modules');
  if (lockOf(folder) === lockOf(root)) {
    const linked = run('cp', ['-al', path.join(root, 'node_modules'), modules]);
    if (await linked.then(() => true).catch(() => false)) return;
    rmSync(modules, { recursive: true, force: true });
  }
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', args, { cwd: folder });
}

/**
 * Makes a built worktree of a commit, which ends with the run.
 * @returns its folder as `root`, and its short hash
 * @throws when there is no such commit, or it can't be built
 */
export async function checkOut(revision) {
  const found = git('rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`);
  const hash = (await found).trim();
  const parent = mkdtempSync(path.join(tmpdir(), 'waybill-bench-commit-'));
  const folder = path.join(parent, hash);
  atTheEnd(() => {
    rmSync(parent, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: root });
  });
  await git('worktree', 'add', '--detach', folder, hash);
  console.log(`Installing and building ${hash} …`);
  await install(folder);
  await run(process.execPath, ['server/cli/build.mjs'], { cwd: folder });
  return { root: folder, hash };
}
