// Whether a package.json names each package at an exact version.
import semver from 'semver';

/** The version that a dependency asks for; an alias names it after its package. */
const asked = (wanted) => /^npm:.+@([^@]+)$/.exec(wanted)?.[1] ?? wanted;

/** The dependencies that are not pinned, a sentence each. @param named the content of a package.json */
export const notPinned = ({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }, file) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, wanted]) => semver.valid(asked(wanted)) === null)
    .map(
      ([name, wanted]) => `${file} asks for ${name} at "${wanted}". Name one exact version, like "1.2.3".`,
    );
