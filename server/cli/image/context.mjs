// The folder that a test builds the image from.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sources } from '../build.mjs';
import { root } from '../paths.mjs';
import { home } from './buildah.mjs';

/**
 * A copy of the project's sources to build from, with files beside them that must not reach an image.
 * @param planted their content
 */
export function contextWithSecrets(planted) {
  const context = path.join(home, 'context');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context, { recursive: true });
  for (const name of [...sources, 'package.json', 'LICENSE', 'Dockerfile', '.dockerignore'].filter((one) =>
    existsSync(path.join(root, one)),
  )) {
    cpSync(path.join(root, name), path.join(context, name), { recursive: true });
  }
  for (const name of ['.env', '.env.local', '.npmrc', '.git/config', 'data/secret.key', 'backup.gz']) {
    mkdirSync(path.join(context, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(context, name), planted);
  }
  return context;
}
