import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveKey } from '@/server/identity-provider/crypto/keys';
import { seal, unseal } from '@/server/identity-provider/crypto/seal';
import { loadSecret } from '@/server/identity-provider/secret';

describe('the installation’s secret', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-secret-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('architecture “Settings”: the setting wins and creates no file', async () => {
    const secret = 's'.repeat(32);
    expect(await loadSecret({ settings: { secret, dataDir } })).toBe(secret);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('architecture “Settings”: without it a file of mode 0600 is created once, even by many concurrently', async () => {
    const settings = { secret: undefined, dataDir };
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret({ settings })));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\da-f]{64}$/);
    expect(await readdir(dataDir)).toEqual(['secret.key']);
    const file = path.join(dataDir, 'secret.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toBe(secrets[0]);
    expect(await loadSecret({ settings })).toBe(secrets[0]);
  });

  it('architecture “Settings”: a damaged file is refused, not replaced', async () => {
    await writeFile(path.join(dataDir, 'secret.key'), 'short');
    await expect(loadSecret({ settings: { secret: undefined, dataDir } })).rejects.toThrow(/damaged/);
  });

  it('security 2: sealed data opens with its key and context only, and not when it was changed', () => {
    const key = deriveKey('s'.repeat(32), 'signing-key');
    const sealed = seal(key, 'private', 'kid-1');
    expect(unseal(key, sealed, 'kid-1')).toBe('private');
    expect(() => unseal(key, sealed, 'kid-2')).toThrow();
    expect(() => unseal(deriveKey('t'.repeat(32), 'signing-key'), sealed, 'kid-1')).toThrow();
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(key, changed.toString('base64'), 'kid-1')).toThrow();
  });
});
