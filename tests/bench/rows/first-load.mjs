import { gzipSync } from 'node:zlib';
import { exact } from '../statistics.mjs';

/** The scripts a browser of today loads for a page: `nomodule` is for others. */
function scriptsIn(html) {
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const modern = tags.filter((tag) => !/\bnomodule\b/i.test(tag));
  return [...new Set(modern.map((tag) => /\bsrc="([^"]+)"/.exec(tag)[1].replaceAll('&amp;', '&')))];
}

/** Gzipped bytes of a page's first-load scripts. */
async function firstLoad(origin, path, cookie) {
  const response = await fetch(origin + path, { headers: cookie ? { cookie } : {}, redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const scripts = scriptsIn(await response.text());
  const sizes = scripts.map(async (src) => {
    const script = await fetch(new URL(src, origin));
    return gzipSync(Buffer.from(await script.arrayBuffer())).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export const firstLoadRow = {
  id: '1',
  title: 'first-load script, gzip: Home and Packages / hello',
  target: 1.15,
  run: async function* (context) {
    const [hello, portal] = [await context.hello(), await context.portal()];
    const base = await firstLoad(hello.origin, '/');
    const pages = [];
    for (const [name, path] of [
      ['Home', '/'],
      ['Packages', '/packages'],
    ]) {
      const size = await firstLoad(portal.origin, path, await portal.cookie());
      const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
      pages.push({ name, ...exact(size / base), detail: `${kilobytes(size)} / ${kilobytes(base)}` });
    }
    return pages;
  },
};
