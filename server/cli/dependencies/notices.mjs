// The notices that permissive licences ask to be handed on with a program.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { licenceOf } from './licences.mjs';
import { readLock } from './lock.mjs';

const isNotice = (name) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(name);

/** The texts of a package's own files. */
function noticesOf(folder) {
  const names = readdirSync(folder).filter(isNotice).sort();
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

/** Name, version, licence and notices of each package that is installed for production, as one text. */
export function thirdPartyLicences() {
  const installed = readLock(root).filter(
    ({ at, production }) => production && existsSync(path.join(root, at, 'package.json')),
  );
  const parts = installed.map((one) =>
    [`${one.name} ${one.version} (${licenceOf(one)})`, ...noticesOf(path.join(root, one.at))].join('\n\n'),
  );
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
