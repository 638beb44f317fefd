// `npm run ingest`, `npm run outbox`: bundles the commands if necessary, then runs them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, isBuilt } from './build.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

// npm changes into the project's folder; file names are relative to the user's.
const { INIT_CWD, npm_lifecycle_script: script = '' } = process.env;
const folder = script.includes('waybill.mjs') && INIT_CWD ? INIT_CWD : process.cwd();
process.chdir(root);
process.env.NODE_ENV ??= 'production';

ensureInstalled();
const entry = path.join(root, 'dist', 'waybill.mjs');
if (!existsSync(entry) || !isBuilt()) await bundle();
const { run } = await import(pathToFileURL(entry).href);
process.exitCode = await run(root, process.argv.slice(2), folder);
