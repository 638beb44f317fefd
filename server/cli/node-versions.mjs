// The versions of Node that the portal is tested on, and where to find them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** By major. The first is the oldest that works, the last the advised one, which the Dockerfile names, too. */
export const testedVersions = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' };

/**
 * A program of a tested version: this process's own if it is of that major, else the one that npm has, installed into
 * dist/nodes.
 * @param major as text
 * @returns its path; undefined where there is none for this machine
 */
export function nodeOf(major) {
  if (process.versions.node.split('.')[0] === major) return process.execPath;
  const version = testedVersions[major];
  if (version === undefined) return undefined;
  const home = path.join(root, 'dist', 'nodes', version);
  const name = `node-${process.platform}-${process.arch}`;
  const program = path.join(home, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--no-package-lock'];
  spawnSync('npm', ['install', '--prefix', home, ...quiet, `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return existsSync(program) ? program : undefined;
}

/**
 * Runs this program again on the Node that its argument `--node MAJOR` wants, and ends with its exit code; returns when
 * none is wanted. Whatever is started by name then is of that version, too.
 */
export function onWantedNode() {
  const at = process.argv.indexOf('--node');
  if (at === -1) return;
  const major = process.argv[at + 1];
  const node = nodeOf(major);
  if (node === undefined) {
    const known = Object.keys(testedVersions).join(', ');
    console.error(
      `There is no Node ${major} for the tests. They run on ${known}, as far as npm has it for this machine.`,
    );
    process.exit(1);
  }
  const [, script, ...rest] = process.argv.toSpliced(at, 2);
  const { status } = spawnSync(node, [script, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  });
  process.exit(status ?? 1);
}
