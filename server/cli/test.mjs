// `npm test`: sets everything up, then runs the unit and integration tests and the browser tests. `--full` runs all,
// `--node 24` runs them on another tested version of Node.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testImage } from './image/test.mjs';
import { onWantedNode } from './node-versions.mjs';
import { failures, leftOutSentence, readReports } from './reports.mjs';
import { ensureTestable, passes, playwright, vitest } from './runners.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

onWantedNode();
ensureInstalled();
await ensureTestable();

const full = process.argv.includes('--full');
const rest = process.argv.slice(2).filter((argument) => argument !== '--full');
const reports = mkdtempSync(path.join(tmpdir(), 'waybill-test-'));
const report = {
  vitest: path.join(reports, 'vitest.json'),
  playwright: path.join(reports, 'playwright.json'),
};
const env = {
  PLAYWRIGHT_JSON_OUTPUT_FILE: report.playwright,
  ...(full && { WAYBILL_FULL: '1' }),
};

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

const vitestArguments = [
  'run',
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report.vitest}`,
  ...rest,
];
const playwrightArguments = ['test', '--pass-with-no-tests', '--reporter=list,json', ...rest];
const outcome = (passed) => (passed ? 'passed' : 'FAILED');
const results = {
  'unit and integration': outcome(passes(vitest, vitestArguments, env)),
  'in the browser': outcome(passes(playwright, playwrightArguments, env)),
  ...(full && rest.length === 0 && { 'as a container': testImage([]) }),
};
const hasPassed = !Object.values(results).includes('FAILED');
const read = readReports(Object.values(report));
const failed = failures(read);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((line) => `  ${line}`).join('\n')}`);
else if (!hasPassed) console.log('\nNo test failed: see the errors above.');
const summary = Object.entries(results).map(([name, result]) => `${name}: ${result}`);
console.log(
  `\n${full ? 'Full run' : 'Run'} on Node ${process.versions.node} · databases: ${databases()} · ${summary.join(' · ')}`,
);
const leftOut = leftOutSentence(read);
if (leftOut) console.log(leftOut);
rmSync(reports, { recursive: true, force: true });
process.exit(hasPassed ? 0 : 1);
