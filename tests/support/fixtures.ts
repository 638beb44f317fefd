import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { noSharedFixtures } from '../../server/cli/reports.mjs';

/** A folder of carriers' data. Check `present` before reading a file. */
class FixtureSet {
  readonly present: boolean;
  /**
   * For a suite over the set; if the set is missing, it has the words by which `npm test` counts left-out
   * tests.
   */
  readonly title: string;

  constructor(
    name: string,
    private readonly folder: string,
  ) {
    this.present = existsSync(folder);
    this.title = this.present ? name : `${name} (${noSharedFixtures})`;
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  text(name: string): string {
    return readFileSync(this.file(name), 'utf8');
  }

  json(name: string): unknown {
    return JSON.parse(this.text(name));
  }
}

/** Our own, in every clone. */
export const own = new FixtureSet('our own fixtures', path.resolve(import.meta.dirname, '../fixtures'));

/**
 * Real carriers' data, written by others: beside the clone, never in it. SHARED_FIXTURES sets another folder.
 */
export const shared = new FixtureSet(
  'real carriers’ data',
  process.env.SHARED_FIXTURES ?? path.resolve(import.meta.dirname, '../../../shared/fixtures'),
);

/**
 * For suites that start a whole portal: the real data alone where they are at hand; `npm run test:full` runs both.
 */
export const casesToRun = <C extends { set: FixtureSet }>(cases: C[]): C[] =>
  shared.present && process.env.WAYBILL_FULL !== '1' ? cases.filter(({ set }) => set === shared) : cases;

/** The files of trackers in each set. */
export const trackerFiles = ['easypost-trackers.json', 'easypost-webhook.json', 'karrio-trackers.json'];
