import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { databases } from '@/tests/support/databases';

const root = path.resolve(import.meta.dirname, '../../..');
const faults = 'database cut,mail refused,webhooks refused,instance killed';
const options = ['--minutes', '0.2', '--seed', '1', '--rate', '8', '--only', faults];

// The command brings its own; where it can't, the databases of the tests are without it, too.
const postgresql = databases.filter(({ name }) => name === 'postgresql');

describe.each(postgresql)('security 28, 31: a chaos run on $name', () => {
  it('a short one keeps all promises: what was acknowledged is there, nothing is told twice, all is good again', async () => {
    const command = promisify(execFile)(process.execPath, ['server/cli/chaos.mjs', ...options], {
      cwd: root,
    });
    // What it printed says what was not kept.
    const { stdout } = await command.catch((error: unknown) => error as { stdout: string });
    expect(stdout).toContain('All promises were kept (seed 1).');
  }, 420_000);
});
