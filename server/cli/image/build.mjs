// Builds the container image from the Dockerfile.
import { root } from '../paths.mjs';
import { baseImage, namedBase } from './base.mjs';
import { buildah, canBuild } from './buildah.mjs';

/**
 * Builds the image.
 * @param context the folder to build from
 * @returns whether it succeeded
 */
export const buildImage = (base, tag, context = root) =>
  buildah(
    // Docker's format, for OCI's has no place for the health check.
    ['bud', '--format', 'docker', '--layers=false', '--build-arg', `NODE=${base}`, '-t', tag, context],
    { shown: true },
  ) !== undefined;

/** Why no image can be built here, or the base to build from. */
export function prepareImage() {
  if (!canBuild()) return { reason: 'buildah is not installed, or may not make containers here' };
  const base = baseImage();
  if (base !== undefined) return { base };
  return {
    reason: `${namedBase().image} can’t be pulled, and debootstrap did not make a base in its place`,
  };
}
