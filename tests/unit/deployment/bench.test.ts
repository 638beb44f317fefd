import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const bench = (...args: string[]) =>
  spawnSync(process.execPath, ['server/cli/bench.mjs', ...args], { cwd: root, encoding: 'utf8' });

it('the scoreboard says how it is called', () => {
  for (const option of ['--help', '-h']) {
    const { status, stdout, stderr } = bench(option);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('npm run bench -- [options]');
    expect(stdout).toContain('--against <commit>');
  }
});

it.each([[['--rows', '1']], [['extra']], [['--only']]])(
  '%j is refused with the usage, and without a stack',
  (args) => {
    const { status, stdout, stderr } = bench(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('npm run bench -- [options]');
    expect(stderr).not.toContain('    at ');
  },
);
