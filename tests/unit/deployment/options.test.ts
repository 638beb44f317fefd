import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

describe.each([
  ['bench', '--against <commit>'],
  ['chaos', '--seed <number>'],
])('npm run %s', (name, option) => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [`server/cli/${name}.mjs`, ...args], { cwd: root, encoding: 'utf8' });
  const title = `npm run ${name} -- [options]`;

  it.each(['--help', '-h'])('says how it is called (%s)', (help) => {
    const { status, stdout, stderr } = run(help);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(title);
    expect(stdout).toContain(option);
  });

  it.each([[['--rows', '1']], [['extra']], [['--only']], [['--minutes', 'ten']], [['--minutes', '']]])(
    'refuses %j with the usage, and without a stack',
    (args) => {
      const { status, stdout, stderr } = run(...args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain(title);
      expect(stderr).not.toContain('    at ');
    },
  );

  it('says which number is wrong', () => {
    expect(run('--minutes', 'ten').stderr).toMatch(/^--minutes is ten\. Give a number, such as \d+\.\n/);
  });
});
