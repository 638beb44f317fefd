import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compress } from '@/server/http/compress';
import { inlineStyles } from '@/server/http/inline-styles';
import { inlineStylesOf } from '@/server/http/page-response';
import { listenWith, type Listening } from '../../support/listen';

const href = '/_next/static/chunks/one.css';
const sheet = '@font-face{src:url(../media/inter.woff2)}p{color:red}';
const link = `<link rel="stylesheet" href="${href}" nonce="n" data-precedence="next"/>`;
const page = `<!DOCTYPE html><html><head><title>Größe</title>${link}</head><body><p>Ready</p></body></html>`;
const inlined = page.replace(
  link,
  `<style>@font-face{src:url(/_next/static/media/inter.woff2)}p{color:red}</style>` +
    link.replace('/>', ' disabled=""/>'),
);

let root = '';
let server: Listening | undefined;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waybill-styles-'));
  mkdirSync(path.join(root, '.next', 'static', 'chunks'), { recursive: true });
  writeFileSync(path.join(root, '.next', 'static', 'chunks', 'one.css'), sheet);
  writeFileSync(path.join(root, '.next', 'secret.css'), 'p{color:blue}');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => server?.close());

/** Serves what a handler writes in the way that Next's answers are served. */
async function serve(handler: RequestListener): Promise<string> {
  const inline = inlineStyles(root);
  server = await listenWith(
    createServer((request, response) => {
      compress(request, response, () => inlineStylesOf(response, inline));
      handler(request, response);
    }),
  );
  return server.origin;
}

const asPage = { 'Content-Type': 'text/html; charset=utf-8' };

describe('decision 029: a page carries its style sheets', () => {
  it.each(['identity', 'gzip', 'br'])('whatever parts it is written in, as %s', async (encoding) => {
    const bytes = Buffer.from(page);
    for (const size of [1, 7, 50, bytes.length]) {
      const origin = await serve((_, response) => {
        response.writeHead(200, asPage);
        for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size));
        response.end();
      });
      const answer = await fetch(origin, { headers: { 'Accept-Encoding': encoding } });
      expect(await answer.text(), `parts of ${size}`).toBe(inlined);
      expect(answer.headers.get('content-length')).toBeNull();
      await server?.close();
    }
  });

  it('when it is written as one text, with a length that is no longer right', async () => {
    const origin = await serve((_, response) => {
      for (const [name, value] of Object.entries(asPage)) response.setHeader(name, value);
      response.setHeader('Content-Length', Buffer.byteLength(page));
      response.end(page);
    });
    const answer = await fetch(origin);
    expect(await answer.text()).toBe(inlined);
  });

  it('and announces the font alone, for a sheet would be fetched twice', async () => {
    const font =
      '</_next/static/media/inter.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"';
    const origin = await serve((_, response) => {
      response.setHeader('Link', `${font}, <${href}>; rel=preload; as="style"; nonce="a,b"`);
      response.writeHead(200, asPage);
      response.end(page);
    });
    expect((await fetch(origin)).headers.get('link')).toBe(font);
  });

  it('sends what follows the head at once', async () => {
    let finish = () => {};
    const origin = await serve((_, response) => {
      response.writeHead(200, asPage);
      const cut = page.indexOf('Ready');
      response.write(page.slice(0, cut));
      finish = () => response.end(page.slice(cut));
    });
    const answer = await fetch(origin, { headers: { 'Accept-Encoding': 'identity' } });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const first = await reader.read();
    expect(Buffer.from(first.value ?? []).toString()).toBe(inlined.slice(0, inlined.indexOf('Ready')));
    finish();
    expect((await reader.read()).done).toBe(false);
  });

  it.each([
    ['a sheet that the build does not have', link.replaceAll('one.css', 'two.css')],
    ['a file outside the folder of sheets', link.replaceAll('chunks/one.css', '../secret.css')],
    ['a sheet of another origin', link.replaceAll(href, `https://other.example${href}`)],
  ])('leaves the link to %s alone', async (_, other) => {
    const text = page.replace(link, other);
    const origin = await serve((__, response) => {
      response.writeHead(200, asPage);
      response.end(text);
    });
    expect(await (await fetch(origin)).text()).toBe(text);
  });

  it.each([
    ['a payload of the router', 'text/x-component', page],
    ['a page without a head', 'text/html', `<p>${href}</p>`],
    ['an empty page', 'text/html', ''],
  ])('leaves %s alone', async (_, type, text) => {
    const origin = await serve((__, response) => {
      response.writeHead(200, { 'Content-Type': type });
      response.end(text);
    });
    expect(await (await fetch(origin)).text()).toBe(text);
  });

  it('answers HEAD without a body', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, asPage);
      response.end();
    });
    const answer = await fetch(origin, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});
