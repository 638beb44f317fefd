// `npm test`: sets everything up, then runs the unit and integration tests and the browser tests. `--full` runs all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { root } from './paths.mjs';
import { failures, leftOutSentence } from './reports.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
if (!isBuilt()) await build();
const { ensureBrowser } = await import('./browser.mjs');
ensureBrowser();

const full = process.argv.includes('--full');
const rest = process.argv.slice(2).filter((argument) => argument !== '--full');
const reports = mkdtempSync(path.join(tmpdir(), 'waybill-test-'));
const report = {
  vitest: path.join(reports, 'vitest.json'),
  playwright: path.join(reports, 'playwright.json'),
};
const env = {
  ...process.env,
  NODE_ENV: 'test',
  PLAYWRIGHT_JSON_OUTPUT_FILE: report.playwright,
  ...(full && { WAYBILL_FULL: '1' }),
};
const bin = (...parts) => path.join(root, 'node_modules', ...parts);

/** Runs a test runner; returns whether it passed. */
function passes(script, args) {
  return (
    spawnSync(process.execPath, [script, ...args, ...rest], { cwd: root, stdio: 'inherit', env }).status === 0
  );
}

/** The databases of the tests: PGlite, and in a full run also PostgreSQL if its server programs are installed. */
function databases() {
  if (!full) return 'PGlite';
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged)
    ? readdirSync(packaged).map((v) => path.join(packaged, v, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...versions];
  return folders.some((folder) => existsSync(path.join(folder, 'initdb')))
    ? 'PGlite and PostgreSQL'
    : 'PGlite only (no PostgreSQL server programs here)';
}

const results = {
  'unit and integration': passes(bin('vitest', 'vitest.mjs'), [
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report.vitest}`,
  ]),
  'in the browser': passes(bin('@playwright', 'test', 'cli.js'), [
    'test',
    '--pass-with-no-tests',
    '--reporter=list,json',
  ]),
};
const failed = failures(Object.values(report));
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`);
else if (!Object.values(results).every(Boolean)) console.log('\nNo test failed: see the errors above.');
const summary = Object.entries(results).map(([name, passed]) => `${name}: ${passed ? 'passed' : 'FAILED'}`);
console.log(`\n${full ? 'Full run' : 'Run'} · databases: ${databases()} · ${summary.join(' · ')}`);
const leftOut = leftOutSentence(Object.values(report));
if (leftOut) console.log(leftOut);
rmSync(reports, { recursive: true, force: true });
process.exit(Object.values(results).every(Boolean) ? 0 : 1);
