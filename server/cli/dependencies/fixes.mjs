// Compares the packages of a lock file with the versions that have fixes.
import semver from 'semver';
import { minimumVersions } from './minimum-versions.mjs';

/** Whether a version has the fix: of its own major, or of a later major than all fixed ones. */
export function hasFix(version, fixed) {
  const ofItsMajor = fixed.find((one) => semver.major(one) === semver.major(version));
  if (ofItsMajor !== undefined) return semver.gte(version, ofItsMajor);
  return fixed.every((one) => semver.gt(version, one));
}

/** The packages without a fix that there is, a sentence each. @param table as `minimumVersions` */
export const withoutFix = (packages, table = minimumVersions) =>
  table.flatMap(({ name, fixed, advisory, why, allowed = [] }) =>
    packages
      .filter((one) => one.name === name && !allowed.includes(one.at) && !hasFix(one.version, fixed))
      .map(
        ({ at, version }) => `${at} is ${version} (${advisory}: ${why}). Use at least ${fixed.join(' or ')}.`,
      ),
  );

/** What the table says of packages that are not there, a sentence each. */
export const staleRows = (packages, table = minimumVersions) =>
  table.flatMap(({ name, allowed = [] }) =>
    [
      ...(packages.some((one) => one.name === name) ? [] : [`No package is called ${name}`]),
      ...allowed
        .filter((at) => !packages.some((one) => one.at === at))
        .map((at) => `${name} is allowed at ${at}, where it is not`),
    ].map((line) => `${line}: take it out of server/cli/dependencies/minimum-versions.mjs.`),
  );
