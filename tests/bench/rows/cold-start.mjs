import { temporaryFolder } from '../clean-up.mjs';
import { pinnedTo, run } from '../processes.mjs';
import { ofPairs } from '../statistics.mjs';
import { bundle } from '../typescript.mjs';

const rounds = 5;

/** @returns opens a commit's database on PGlite in a process of its own, and gives the ms that took */
async function databaseOf(folder) {
  const program = await bundle('tests/bench/open-database.ts', folder);
  const dataDir = temporaryFolder('database');
  const open = async () =>
    Number(await run(...pinnedTo(0, process.execPath, [program, dataDir]), { cwd: folder }));
  // The first time makes and migrates it.
  await open();
  return open;
}

/** From the start of a process to the first page it sends: a signed-in one of the portal, and hello's. */
export const coldStartRow = {
  id: '7',
  title: 'cold start to the first signed-in page / hello',
  target: 1.5,
  run: async function* (context) {
    const [hello, portal] = [await context.hello(), await context.portal()];
    const open = await databaseOf(context.folder);
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      yield;
      times.push({ portal: await portal.restart(), hello: await hello.restart(), database: await open() });
    }
    const result = (timeOf) => {
      const { found, one, other } = ofPairs(times.map((time) => [timeOf(time), time.hello]));
      return { ...found, detail: `${one.toFixed(0)} ms / ${other.toFixed(0)} ms` };
    };
    return [
      { name: 'Packages', ...result((time) => time.portal) },
      {
        name: 'control: hello, and PGlite opened',
        ...result((time) => time.hello + time.database),
        isControl: true,
      },
    ];
  },
};
