import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, type SuiteFactory } from 'vitest';

export const fixturesFolder = path.resolve(import.meta.dirname, '../../../../shared/fixtures');

/** A file of real carriers' data, which is kept outside this repository. */
export function fixture(name: string): unknown {
  return JSON.parse(readFileSync(path.join(fixturesFolder, name), 'utf8'));
}

/** A suite over the real data; where the folder is missing it is skipped and its title says so. */
export function describeFixtures(title: string, suite: SuiteFactory): void {
  if (existsSync(fixturesFolder)) describe(title, suite);
  else describe.skip(`${title} (skipped: ../shared/fixtures is not there)`, suite);
}
