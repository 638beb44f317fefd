import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileReader } from '@/server/http/static-files';
import { startFront, type Front } from '../../support/front';

const root = path.resolve(import.meta.dirname, '../../..');
const icon = statSync(path.join(root, 'public/icon.svg'));

let front: Front;
beforeAll(async () => void (front = await startFront({ fileOf: fileReader(root) })));
afterAll(() => front.close());

/**
 * Requests the icon.
 * @returns the status and, where the request was passed on, the conditions that Next sees
 */
async function ask(headers: Record<string, string>, method = 'GET', target = '/icon.svg') {
  const answer = await fetch(`${front.origin}${target}`, { method, headers });
  const text = await answer.text();
  const seen = text.startsWith('{') ? (JSON.parse(text) as { headers: Record<string, string> }).headers : {};
  return { status: answer.status, answer, seen };
}

describe('security 22: range requests for files', () => {
  it.each([`bytes=${icon.size}-`, 'bytes=99999999-', 'bytes=-0', 'bytes=99999-99999,88888-'])(
    '%s is beyond the file: 416 with its size',
    async (range) => {
      const { status, answer } = await ask({ range });
      expect(status).toBe(416);
      expect(answer.headers.get('content-range')).toBe(`bytes */${icon.size}`);
    },
  );

  it.each(['bytes=x', 'bytes=', 'bytes=5-2', 'lines=1-2', 'bytes=1-2,', `bytes=${'1'.repeat(99)}-`])(
    '%s is not a valid range and is ignored',
    async (range) => {
      const { status, seen } = await ask({ range, 'if-range': '"x"' });
      expect(status).toBe(200);
      expect([seen.range, seen['if-range']]).toEqual([undefined, undefined]);
    },
  );

  it.each(['bytes=0-5', 'bytes=5-', 'bytes=-5', 'bytes=0-0,99999-'])('%s is passed on', async (range) => {
    expect((await ask({ range })).seen.range).toBe(range);
  });

  it('with If-Range a range beyond the file is ignored: the file may be another', async () => {
    const { status, seen } = await ask({ range: 'bytes=99999999-', 'if-range': '"x"' });
    expect([status, seen.range]).toEqual([200, undefined]);
  });

  it('only GET supports ranges', async () => {
    expect((await ask({ range: 'bytes=99999999-' }, 'HEAD')).status).toBe(200);
  });

  it('a path that is no public file is passed to Next with its conditions', async () => {
    for (const target of ['/packages', '/..%2fpackage.json', '/static/%2e%2e/%2e%2e/package.json']) {
      const { seen } = await ask({ range: 'bytes=99999999-' }, 'GET', target);
      expect(seen.range, target).toBe('bytes=99999999-');
    }
  });
});

describe('security 22: preconditions of files', () => {
  const day = 86_400_000;
  const at = (ms: number) => new Date(ms).toUTCString();

  it.each([
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-match': '*' }, 200],
    [{ 'if-unmodified-since': at(icon.mtimeMs - day) }, 412],
    [{ 'if-unmodified-since': at(icon.mtimeMs + day) }, 200],
    [{ 'if-unmodified-since': 'yesterday' }, 200],
  ])('%o: %i', async (headers, status) => {
    const { status: given, seen } = await ask(headers);
    expect(given).toBe(status);
    expect([seen['if-match'], seen['if-unmodified-since']]).toEqual([undefined, undefined]);
  });
});

describe('security 22: headers that Next’s router sends', () => {
  it.each(['[', '%', '%ff', 'null', '[]', '{}', '%5B%22%22%2C5%5D'])(
    'the state %s can’t be parsed: 400 on any path',
    async (state) => {
      for (const target of ['/robots.txt', '/packages', '/packages.rsc', '/unknown', '/_next/static/x.js']) {
        const headers = { rsc: '1', 'next-router-state-tree': state };
        expect((await ask(headers, 'GET', target)).status, target).toBe(400);
      }
    },
  );

  it('a valid state is passed on', async () => {
    const state = encodeURIComponent(JSON.stringify(['', { children: ['packages', {}] }, null, 'refetch']));
    expect((await ask({ rsc: '1', 'next-router-state-tree': state })).status).toBe(200);
  });
});
