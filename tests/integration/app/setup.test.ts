import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;

/** A project that requires a future version of Node, which npm warns about, and its lock file. */
async function writeProject(dependencies: Record<string, string>): Promise<void> {
  const self = { name: 'fresh', version: '1.0.0', engines: { node: '>=99' } };
  const lock = {
    name: 'fresh',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': self },
  };
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...self, type: 'module', dependencies }),
  );
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
}

function setUp() {
  const script = "const { ensureInstalled } = await import('./server/cli/setup.mjs'); ensureInstalled();";
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, npm_config_offline: 'true', NODE_ENV: 'test' },
  });
  return { status, output: stdout + stderr };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waybill-setup-'));
  for (const name of ['setup.mjs', 'paths.mjs']) {
    await cp(path.join(root, 'server/cli', name), path.join(folder, 'server/cli', name));
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the first start on a machine', () => {
  it('announces that the set-up takes a while, without npm’s warnings', async () => {
    await writeProject({});
    const { status, output } = setUp();
    expect(status).toBe(0);
    expect(output.split('\n')[0]).toMatch(/^Setting up Waybill .* takes a few minutes/);
    expect(output).not.toMatch(/warn/i);
  });

  it('shows errors', async () => {
    await writeProject({ missing: '1.0.0' });
    const { status, output } = setUp();
    expect(status).not.toBe(0);
    expect(output).toContain('npm error');
  });
});
