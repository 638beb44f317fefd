import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const copied = [
  ...['package.json', 'package-lock.json', 'server/cli/edge', 'server/cli/dependencies'],
  ...['server/cli/check-dependencies.mjs', 'server/cli/paths.mjs'],
];

interface Entry {
  version: string;
  license?: string;
  dev?: true;
}
interface Lock {
  packages: Record<string, Entry>;
}
interface Manifest {
  dependencies: Record<string, string>;
}

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'waybill-dependencies-'));
  for (const name of copied) cpSync(path.join(root, name), path.join(project, name), { recursive: true });
  // Only what the check itself imports.
  mkdirSync(path.join(project, 'node_modules'));
  symlinkSync(path.join(root, 'node_modules', 'semver'), path.join(project, 'node_modules', 'semver'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** Changes the copy's JSON file. */
function change(name: string, how: (content: Lock & Manifest) => void): void {
  const file = path.join(project, name);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Lock & Manifest;
  how(content);
  writeFileSync(file, JSON.stringify(content));
}
const changeLock = (how: (lock: Lock) => void) => change('package-lock.json', how);

const entry = (lock: Lock, name: string): Entry => {
  const found = lock.packages[`node_modules/${name}`];
  if (!found) throw new Error(`${name} is not installed`);
  return found;
};

/** Runs the check on the changed copy. */
function check() {
  const { status, stderr } = spawnSync(process.execPath, ['server/cli/check-dependencies.mjs'], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

describe('npm run check:dependencies', () => {
  it('passes for the packages that there are, without a network and without installing them', () => {
    expect(check()).toEqual({ status: 0, said: '' });
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0 OR SSPL-1.0', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE.md', ''])(
    'names a package of production under "%s", and what would be right',
    (license) => {
      changeLock((lock) => void (entry(lock, 'zod').license = license));
      const { status, said } = check();
      expect(status).toBe(1);
      expect(said).toContain(`zod 4.6.7 is licensed under "${license}". Use a package under one of`);
    },
  );

  it('names a package of production that has no licence', () => {
    changeLock((lock) => {
      delete entry(lock, 'zod').license;
    });
    expect(check().said).toContain('zod 4.6.7 is licensed under nothing that its package names');
  });

  it.each(['MIT OR GPL-3.0-only', '(Apache-2.0 OR MIT)', 'ISC AND MIT'])('takes %s', (license) => {
    changeLock((lock) => void (entry(lock, 'zod').license = license));
    expect(check().status).toBe(0);
  });

  it('asks nothing of a package that only develops the portal', () => {
    changeLock((lock) => void (entry(lock, 'mjml').license = 'GPL-3.0-only'));
    expect(check().status).toBe(0);
  });

  it('names a direct package without a fix, its advisory, and the version that has it', () => {
    changeLock((lock) => void (entry(lock, 'drizzle-orm').version = '0.45.1'));
    const { status, said } = check();
    expect(status).toBe(1);
    expect(said).toBe(
      'node_modules/drizzle-orm is 0.45.1 (GHSA-gpj5-g38j-94v9: SQL injection by identifiers). Use at least 0.45.2.\n',
    );
  });

  it('finds a package without a fix inside another one, for production or development', () => {
    changeLock(({ packages }) => {
      packages['node_modules/pg/node_modules/nanoid'] = { version: '5.0.8', license: 'MIT' };
      packages['node_modules/mjml/node_modules/ws'] = { version: '8.17.0', license: 'MIT', dev: true };
    });
    const { said } = check();
    expect(said).toContain('node_modules/pg/node_modules/nanoid is 5.0.8');
    expect(said).toContain('node_modules/mjml/node_modules/ws is 8.17.0');
  });

  it('knows the fixed version of each major', () => {
    const wrong = (version: string) => {
      changeLock((lock) => void (entry(lock, 'nanoid').version = version));
      return check().said.includes('node_modules/nanoid is');
    };
    expect(['2.1.11', '3.3.7', '3.3.8', '4.0.2', '5.0.8', '5.0.9', '6.0.0'].map(wrong)).toEqual([
      ...[true, true, false, true, true, false, false],
    ]);
  });

  it.each(['^4.6.7', '~4.6.7', '*', 'latest', 'git+https://example.com/zod.git', 'npm:zod@^4.6.7'])(
    'names a dependency at "%s", which is not one version',
    (wanted) => {
      change('package.json', (manifest) => void (manifest.dependencies.zod = wanted));
      const { status, said } = check();
      expect(status).toBe(1);
      expect(said).toContain(
        `package.json asks for zod at "${wanted}". Name one exact version, like "1.2.3".`,
      );
    },
  );

  it('looks at the tools of the edge build, too', () => {
    change('server/cli/edge/npm-shrinkwrap.json', (lock) => void (entry(lock, 'qs').version = '6.14.0'));
    expect(check().said).toContain('node_modules/qs is 6.14.0 (GHSA-6rw7-vpxm-498p');
  });

  it('names an exception that nothing needs any longer', () => {
    changeLock(({ packages }) => {
      delete packages['node_modules/caniuse-lite'];
    });
    expect(check().said).toContain('No package is called ^caniuse-lite$');
  });
});
