// Reads the packages of a lock file.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The licence of an installed package, for the few that the lock file gives none for. */
function installedLicence(root, at) {
  const file = path.join(root, at, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}

/**
 * All packages of a lock file of version 3, direct and transitive, for every platform.
 * @param root the folder where it is installed
 * @returns each with where it is installed, its name, version, SPDX licence where one is known, and whether it is
 * installed for production
 */
export function readLock(root, file = 'package-lock.json') {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return Object.entries(packages)
    .filter(([at, { link }]) => at !== '' && !link)
    .map(([at, entry]) => ({
      at,
      // An alias is installed under another name.
      name: entry.name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: entry.license ?? installedLicence(root, at),
      // `devOptional` is for development and an optional part of production.
      production: !entry.dev,
    }));
}
