import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../support/app';
import { startSeededApp } from '../../support/seeded-app';
import { runCommand } from '../../support/commands';
import { casesToRun, own, shared, trackerFiles } from '../../support/fixtures';

/** Rows, created, updated, unchanged, rejected, new events, known events, per file. */
const cases = [
  {
    set: own,
    first: [
      [7, 6, 1, 0, 0, 18, 3],
      [1, 1, 0, 0, 0, 4, 0],
      [9, 8, 1, 0, 0, 22, 2],
    ],
    again: [
      [7, 0, 0, 7, 0, 0, 21],
      [1, 0, 0, 1, 0, 0, 4],
      [9, 0, 0, 9, 0, 0, 24],
    ],
  },
  {
    set: shared,
    first: [
      [12, 9, 3, 0, 0, 22, 0],
      [1, 1, 0, 0, 0, 7, 0],
      [21, 19, 2, 0, 0, 107, 0],
    ],
    again: [
      [12, 0, 0, 12, 0, 0, 22],
      [1, 0, 0, 1, 0, 0, 7],
      [21, 0, 0, 21, 0, 0, 107],
    ],
  },
];

for (const { set, first, again } of casesToRun(cases)) {
  describe.skipIf(!set.present)(`npm run ingest with the portal itself: ${set.title}`, () => {
    const files = trackerFiles.map((name) => set.file(name));
    let dataDir: string;
    let app: App;
    beforeAll(async () => {
      dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-ingest-'));
      app = await startSeededApp({ dataDir });
    });
    afterAll(async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    const ingest = async () => {
      const { code, stdout } = await runCommand(['ingest', '--customer', 'ada@waybill.example', ...files], {
        dataDir,
      });
      const lines = stdout.split('\n').slice(1, 1 + files.length);
      return {
        code,
        table: lines.map((line) =>
          line
            .trim()
            .split(/\s{2,}/)
            .slice(1)
            .map(Number),
        ),
      };
    };

    it('every file of trackers is imported into a demo customer’s account once, with and without the server', async () => {
      expect(await ingest()).toEqual({ code: 0, table: first });
      expect(await ingest()).toEqual({ code: 0, table: again });
      await app.stop();
      expect(await ingest()).toEqual({ code: 0, table: again });
    });
  });
}
