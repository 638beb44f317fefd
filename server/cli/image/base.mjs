// The image that the Dockerfile starts from: the public one, or where no registry answers one made here in its place.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { nodeOf } from '../node-versions.mjs';
import { root } from '../paths.mjs';
import { buildah, home } from './buildah.mjs';

/** The base that the Dockerfile names, and its version of Node. */
export function namedBase() {
  const [, image = '', version = ''] = /^ARG NODE=(node:([\d.]+)\S*)$/m.exec(
    readFileSync(path.join(root, 'Dockerfile'), 'utf8'),
  );
  return { image: `docker.io/library/${image}`, version };
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Puts Node and npm where the public image has them. */
function addNode(to, node) {
  const local = path.join(to, 'usr', 'local');
  cpSync(realpathSync(node), path.join(local, 'bin', 'node'));
  const npm = path.dirname(
    path.dirname(realpathSync(spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim())),
  );
  cpSync(npm, path.join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  }
}

/** Certificates of this machine's own, by which npm may have to reach its registry; the public image has none. */
function addCertificates(to) {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file || !existsSync(file)) return [];
  const inside = '/etc/ssl/certs/extra.crt';
  mkdirSync(path.join(to, path.dirname(inside)), { recursive: true });
  cpSync(realpathSync(file), path.join(to, inside));
  return ['--env', `NODE_EXTRA_CA_CERTS=${inside}`];
}

/** Makes a Debian with Node and the user `node`, as the public image. @returns its name; undefined where that fails */
function standIn(version) {
  const name = `localhost/waybill-base:${version}`;
  if (buildah(['inspect', '--type', 'image', name]) !== undefined) return name;
  const node = nodeOf(version.split('.')[0]);
  if (node === undefined || !succeeds('which', ['debootstrap'])) return undefined;
  console.log('Making a base image in place of the public one …');
  const files = path.join(home, 'base');
  rmSync(files, { recursive: true, force: true });
  if (!succeeds('debootstrap', ['--variant=minbase', 'bookworm', files])) return undefined;
  addNode(files, node);
  const user = ['--uid', '1000', '--user-group', '--create-home', 'node'];
  if (!succeeds('chroot', [files, '/usr/sbin/useradd', ...user])) return undefined;
  const settings = addCertificates(files);
  const container = buildah(['from', 'scratch']);
  const searched = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const made =
    buildah(['copy', container, files, '/']) !== undefined &&
    buildah(['config', '--env', searched, ...settings, container]) !== undefined &&
    buildah(['commit', '--rm', container, name]) !== undefined;
  rmSync(files, { recursive: true, force: true });
  return made ? name : undefined;
}

/**
 * The base image to build from.
 * @returns its name, and whether it is a stand-in; undefined where there is none
 */
export function baseImage() {
  const { image, version } = namedBase();
  if (buildah(['pull', image]) !== undefined) return { name: image, isStandIn: false };
  const name = standIn(version);
  return name === undefined ? undefined : { name, isStandIn: true };
}
