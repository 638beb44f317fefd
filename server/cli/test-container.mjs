// `npm run test:container`: builds the image by buildah and tests it as a container, without a daemon. `-- --built` uses
// the existing image.
import { buildah } from './image/buildah.mjs';
import { buildImage, prepareImage } from './image/build.mjs';
import { contextWithSecrets } from './image/context.mjs';
import { passes, vitest } from './runners.mjs';
import { ensureInstalled } from './setup.mjs';

const tag = 'localhost/waybill:test';
const planted = 'planted-secret-3f9c1e77';

ensureInstalled();
const { reason, base } = prepareImage();
if (reason !== undefined) {
  console.warn(`Skipped: ${reason}.`);
  process.exit(0);
}
if (base.isStandIn) console.log('The base is a stand-in: Debian with the Dockerfile’s version of Node.');
const rest = process.argv.slice(2).filter((argument) => argument !== '--built');
const isBuilt =
  process.argv.includes('--built') && buildah(['inspect', '--type', 'image', tag]) !== undefined;
if (!isBuilt && !buildImage(base.name, tag, contextWithSecrets(planted))) process.exit(1);

const env = { WAYBILL_CONTAINER_IMAGE: tag, WAYBILL_PLANTED_SECRET: planted };
const passed = passes(vitest, ['run', '--project', 'container', ...rest], env);
process.exit(passed ? 0 : 1);
