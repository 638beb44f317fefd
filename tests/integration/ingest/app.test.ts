import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type App } from '../../support/app';
import { runCommand } from '../../support/commands';
import { describeFixtures, fixturesFolder } from '../../unit/carriers/fixtures';

describeFixtures('npm run ingest with the portal itself', () => {
  const names = ['easypost-trackers.json', 'easypost-webhook.json', 'karrio-trackers.json'];
  const files = names.map((name) => path.join(fixturesFolder, name));
  let dataDir: string;
  let app: App;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-ingest-'));
    app = await startApp({ dataDir });
  });
  afterAll(async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Rows, created, updated, unchanged, rejected, new events, known events, per file. */
  const ingest = async () => {
    const { code, stdout } = await runCommand(['ingest', '--customer', 'ada@waybill.example', ...files], {
      dataDir,
    });
    const lines = stdout.split('\n').slice(1, 1 + names.length);
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

  it('every file of real trackers lands in a demo customer’s account, once, with and without the server', async () => {
    expect(await ingest()).toEqual({
      code: 0,
      table: [
        [12, 9, 3, 0, 0, 22, 0],
        [1, 1, 0, 0, 0, 7, 0],
        [21, 19, 2, 0, 0, 107, 0],
      ],
    });
    const again = {
      code: 0,
      table: [
        [12, 0, 0, 12, 0, 0, 22],
        [1, 0, 0, 1, 0, 0, 7],
        [21, 0, 0, 21, 0, 0, 107],
      ],
    };
    expect(await ingest()).toEqual(again);
    await app.stop();
    expect(await ingest()).toEqual(again);
  });
});
