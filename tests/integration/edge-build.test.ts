import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** Inside the project: the bundler does not follow links to packages outside its root. */
const copy = path.join(root, 'dist', 'edge-build');
const built = path.join(copy, '.next', 'server');
const sources = [
  ...['app', 'components', 'lib', 'messages', 'public', 'server'],
  ...['instrumentation.ts', 'instrumentation-node.ts', 'middleware.edge.ts'],
  ...['next.config.ts', 'package.json', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
];

async function builtFilesNaming(word: RegExp): Promise<string[]> {
  const files = await readdir(built, { recursive: true });
  const texts = files.filter((file) => /\.(js|json)$/.test(file));
  const hits = await Promise.all(
    texts.map(async (file) => word.test(await readFile(path.join(built, file), 'utf8'))),
  );
  return texts.filter((_file, i) => hits[i]);
}

describe.runIf(process.env.WAYBILL_FULL === '1')('a build for an edge host (EMBEDDED_BACKEND=0)', () => {
  beforeAll(async () => {
    await rm(copy, { recursive: true, force: true });
    for (const source of sources.filter((name) => existsSync(path.join(root, name)))) {
      await cp(path.join(root, source), path.join(copy, source), { recursive: true });
    }
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
    const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
      cwd: copy,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        EMBEDDED_BACKEND: '0',
      },
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  }, 1_200_000);
  afterAll(() => rm(copy, { recursive: true, force: true }));

  it('contains nothing of the embedded backend: neither PGlite nor the database schema', async () => {
    expect(await builtFilesNaming(/electric-sql\/pglite|drizzle-orm|code_digest/)).toEqual([]);
  });

  it('still has the guard and the pages', async () => {
    const files = await readdir(built, { recursive: true });
    expect(files).toContain('middleware-manifest.json');
    expect(files.some((file) => /packages.*page\.js$/.test(file))).toBe(true);
  });
});
