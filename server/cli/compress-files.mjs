// Compresses the files that browsers load, once and well, rather than for each visit.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { root } from './paths.mjs';

const source = path.join(root, '.next', 'static');
/** As a public folder, where the files have the paths of their addresses. */
const target = path.join(root, 'dist', 'compressed', '_next', 'static');

const isText = (name) => /\.(?:js|css|svg|json|txt)$/.test(name);

async function compressFile(name) {
  const content = readFileSync(path.join(source, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const compressed = await promisify(brotliCompress)(content, { params });
  const file = path.join(target, `${name}.br`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, compressed);
}

/** Compresses the build's scripts, style sheets and drawings into dist/compressed. */
export async function compressFiles() {
  rmSync(target, { recursive: true, force: true });
  const names = readdirSync(source, { recursive: true }).filter(isText);
  await Promise.all(names.map(compressFile));
}
