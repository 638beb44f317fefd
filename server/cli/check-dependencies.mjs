// `npm run check:dependencies`: licences, exact versions, and fixes of known weaknesses, by the lock files alone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staleRows, withoutFix } from './dependencies/fixes.mjs';
import { unusedExceptions, wrongLicences } from './dependencies/licences.mjs';
import { readLock } from './dependencies/lock.mjs';
import { notPinned } from './dependencies/pins.mjs';
import { root } from './paths.mjs';

const manifests = ['package.json', 'server/cli/edge/package.json'];
const portal = readLock(root);
const edgeTools = readLock(root, 'server/cli/edge/npm-shrinkwrap.json');

const wrong = [
  ...manifests.flatMap((file) => notPinned(JSON.parse(readFileSync(path.join(root, file), 'utf8')), file)),
  ...wrongLicences(portal),
  ...unusedExceptions(portal),
  ...withoutFix(portal),
  ...withoutFix(edgeTools),
  ...staleRows([...portal, ...edgeTools]),
];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);
