// The arguments of `npm run release`.
import { parseArgs } from 'node:util';
import semver from 'semver';

const steps = ['major', 'minor', 'patch'];

/**
 * Reads the arguments.
 * @returns the wanted version or step, the base of the image, and whether nothing is to be changed
 * @throws with a sentence for what is not understood
 */
export function readArguments(args) {
  const { values } = parseArgs({
    args,
    options: {
      version: { type: 'string' },
      base: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { version, base, 'dry-run': isDry } = values;
  if (version !== undefined && !steps.includes(version) && semver.valid(version) !== version) {
    throw new Error(`--version is "${version}". It is patch, minor, major, or a version like 1.2.3.`);
  }
  return { wanted: version, base, isDry };
}

/**
 * The version to release.
 * @param last the newest released version; undefined before the first release
 * @param current the version of package.json
 * @param step what the commits ask for
 */
export function nextVersion({ wanted, last, current, step }) {
  if (wanted !== undefined && !steps.includes(wanted)) return wanted;
  if (wanted === undefined && last === undefined) return current;
  return semver.inc(last ?? current, wanted ?? step);
}
