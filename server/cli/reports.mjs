// Reads the JSON reports of Vitest and Playwright: which tests failed, and which were left out.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** The mark of a test that needs ../shared/fixtures: in its title for Vitest, as its reason to be skipped for Playwright. */
export const noSharedFixtures = '../shared/fixtures is not here';

/** The reports of these files that there are: a runner that ended early wrote none. */
export const readReports = (files) =>
  files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));

/** The marked tests of a report, at any depth. */
function leftOutIn(node) {
  if (typeof node !== 'object' || node === null) return 0;
  const reasons = [node.fullName, ...(node.annotations ?? []).map(({ description }) => description)];
  if (node.status === 'skipped' && reasons.some((reason) => reason?.includes(noSharedFixtures))) return 1;
  return Object.values(node).reduce((sum, part) => sum + leftOutIn(part), 0);
}

/** The sentence that ends a run by these reports; undefined when nothing was left out. */
export function leftOutSentence(reports) {
  const count = reports.reduce((sum, report) => sum + leftOutIn(report), 0);
  if (count === 0) return undefined;
  return `${count} ${count === 1 ? 'test was' : 'tests were'} left out: ${noSharedFixtures}`;
}

/** Where a failed test is, its title, and the first lines of what it says. */
function failure(file, title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const said = lines.filter((line) => line.trim() !== '').slice(0, 6);
  return [`${path.relative(root, path.resolve(root, file))} › ${title}`, ...said].join('\n    ');
}

/** Of a Vitest report. A file that could not be loaded has a message and no tests. */
function failedFiles({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(name, 'the file', message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]));
  });
}

/** Of a suite of a Playwright report, whose suites contain others. */
function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failure(path.join('tests', 'e2e', file), `${title} (${projectName})`, results.at(-1)?.error?.message),
      ),
  );
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/** The failed tests of these reports, a paragraph each. */
export const failures = (reports) =>
  reports.flatMap((report) => (report.testResults ? failedFiles(report) : failedSpecs(report)));
