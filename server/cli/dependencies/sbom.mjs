// The bill of materials of what runs in production, in CycloneDX.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../paths.mjs';
import { licenceOf } from './licences.mjs';
import { readLock } from './lock.mjs';

/** A UUID of a text: the same bill has the same number. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  // Version 8 is free for such uses.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** npm's bill, by the lock file alone. @throws with what npm said, when it made none */
function fromNpm() {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm made no bill of materials: ${stderr.trim()}`);
  return JSON.parse(stdout);
}

/**
 * The bill of materials, the same for the same lock file and date. Each component has
 * its licence.
 * @param seconds its date, in seconds since 1970
 */
export function billOfMaterials(seconds) {
  const { metadata, components, serialNumber: _random, ...rest } = fromNpm();
  const licences = new Map(readLock(root).map((one) => [`${one.name}@${one.version}`, licenceOf(one)]));
  const described = components.map((component) => {
    const licence = licences.get(`${component.name}@${component.version}`);
    if (component.licenses !== undefined || typeof licence !== 'string') return component;
    return { ...component, licenses: [{ license: { id: licence } }] };
  });
  const [, name] = /^pkg:npm\/(.+)@/.exec(metadata.component.purl) ?? [];
  const content = {
    metadata: {
      ...metadata,
      timestamp: new Date(seconds * 1000).toISOString(),
      // npm writes the folder's name.
      component: { ...metadata.component, name: decodeURIComponent(name ?? metadata.component.name) },
    },
    components: described,
  };
  return { ...rest, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`, ...content };
}
