// Counts the tests that a run skipped because ../shared/fixtures was not beside the clone.
import { existsSync, readFileSync } from 'node:fs';

/** The mark of such a test: in its title for Vitest, as its reason to be skipped for Playwright. */
export const noSharedFixtures = '../shared/fixtures is not here';

/** The marked tests of a JSON report of Vitest or Playwright, at any depth. */
function leftOutIn(node) {
  if (typeof node !== 'object' || node === null) return 0;
  const reasons = [node.fullName, ...(node.annotations ?? []).map(({ description }) => description)];
  if (node.status === 'skipped' && reasons.some((reason) => reason?.includes(noSharedFixtures))) return 1;
  return Object.values(node).reduce((sum, part) => sum + leftOutIn(part), 0);
}

/** The sentence that ends a run by these reports; undefined when nothing was skipped. A report may be missing. */
export function leftOutSentence(reports) {
  const present = reports.filter((report) => existsSync(report));
  const count = present.reduce((sum, report) => sum + leftOutIn(JSON.parse(readFileSync(report, 'utf8'))), 0);
  if (count === 0) return undefined;
  return `${count} ${count === 1 ? 'test was' : 'tests were'} left out: ${noSharedFixtures}`;
}
