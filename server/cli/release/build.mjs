// Builds what a release consists of into the folder release/.
import { copyFileSync, createReadStream, createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { billOfMaterials } from '../dependencies/sbom.mjs';
import { buildah, canBuild } from '../image/buildah.mjs';
import { buildImage } from '../image/build.mjs';
import { namedBase } from '../image/base.mjs';
import { root } from '../paths.mjs';
import { pack, writeSums } from './archive.mjs';

export const folder = path.join(root, 'release');

function buildStandalone(version) {
  const { status } = spawnSync('npm', ['run', 'build:standalone'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WAYBILL_BUILD_ID: `v${version}` },
  });
  if (status !== 0) throw new Error('npm run build:standalone failed.');
}

/** @returns why there is no image in the release; undefined when there is one */
async function addImage(version, base) {
  if (!canBuild()) return 'buildah is not installed, or may not make containers here';
  const from = base ?? namedBase().image;
  if (buildah(['inspect', '--type', 'image', from]) === undefined && buildah(['pull', from]) === undefined) {
    return `the base ${from} can’t be pulled`;
  }
  const tag = `localhost/waybill:${version}`;
  if (!buildImage(from, tag)) throw new Error('The image could not be built.');
  const file = path.join(folder, `waybill-${version}-image.tar`);
  // Docker's format, for OCI's has no place for the health check.
  if (buildah(['push', tag, `docker-archive:${file}:waybill:${version}`]) === undefined) {
    throw new Error('The image could not be written into an archive.');
  }
  await pipeline(createReadStream(file), createGzip(), createWriteStream(`${file}.gz`));
  rmSync(file);
  return undefined;
}

/**
 * Builds archive, bill of materials, image and sums.
 * @param seconds the date of everything in it, in seconds since 1970
 * @param base the image to build the container image from; by default the one that the Dockerfile names
 * @throws when a part can't be built; an image is left out with a notice where it can't be tried
 */
export async function buildRelease({ version, seconds, base }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const bill = billOfMaterials(seconds);
  buildStandalone(version);
  const standalone = path.join(root, 'dist', 'standalone');
  const name = `waybill-${version}`;
  // It contains a program for this platform: the hash of passwords is native code.
  await pack(
    standalone,
    name,
    seconds,
    path.join(folder, `${name}-${process.platform}-${process.arch}.tar.gz`),
  );
  writeFileSync(path.join(folder, `${name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
  copyFileSync(path.join(root, 'CHANGELOG.md'), path.join(folder, 'CHANGELOG.md'));
  const reason = await addImage(version, base);
  if (reason !== undefined) console.warn(`The release has no image: ${reason}.`);
  await writeSums(folder);
}
