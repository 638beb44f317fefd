// Tests the container image as a container, by buildah, without a daemon.
import { passes, vitest } from '../runners.mjs';
import { buildah } from './buildah.mjs';
import { buildImage, prepareImage } from './build.mjs';
import { contextWithSecrets } from './context.mjs';

const tag = 'localhost/waybill:test';
const planted = 'planted-secret-3f9c1e77';

/**
 * Builds the image and runs its tests.
 *
 * @param args those of Vitest; `--built` among them takes the existing image
 * @returns `passed`, `FAILED`, or `skipped` and why no image can be built here
 */
export function testImage(args) {
  const { reason, base } = prepareImage();
  if (reason !== undefined) return `skipped: ${reason}`;
  if (base.isStandIn) console.log('The base is a stand-in: Debian with the Dockerfile’s version of Node.');
  const isBuilt = args.includes('--built') && buildah(['inspect', '--type', 'image', tag]) !== undefined;
  if (!isBuilt && !buildImage(base.name, tag, contextWithSecrets(planted))) return 'FAILED';
  const rest = args.filter((argument) => argument !== '--built');
  const env = { WAYBILL_CONTAINER_IMAGE: tag, WAYBILL_PLANTED_SECRET: planted };
  return passes(vitest, ['run', '--project', 'container', ...rest], env) ? 'passed' : 'FAILED';
}
