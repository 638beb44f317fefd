// `npm run build:release`: what the commit of a release consists of, into release/, as `npm run release` made it; the
// image on a machine with buildah. `-- --base IMAGE` builds the image from another base.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';
import { buildRelease } from './release/build.mjs';
import { git } from './release/git.mjs';

try {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const dirty = git('status', '--porcelain');
  if (dirty !== '') throw new Error(`These files are not committed:\n${dirty}\nCommit or remove them first.`);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  await buildRelease({ version, seconds: Number(git('log', '-1', '--format=%ct')), base: values.base });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
