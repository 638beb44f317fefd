// `npm run chaos`: everything fails in turn while people work with the portal; at the end it is audited.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { readOptions } from './options.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run chaos -- [options]

  --minutes <number>   how long it lasts; 5 by default
  --seed <number>      the same seed brings about the same faults in the same order; drawn by default
  --rate <number>      requests a second; 20 by default
  --only <faults>      by the beginnings of their names, such as database,mail; none for load alone; all by default
  --help, -h
`;

const values = readOptions(
  usage,
  {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rate: { type: 'string', default: '20' },
    only: { type: 'string' },
  },
  ['minutes', 'seed', 'rate'],
);
process.chdir(root);
ensureInstalled();
if (!isBuilt()) await build();
const { load } = await import('../../tests/bench/typescript.mjs');
const { runChaos } = await load('tests/chaos/run.ts');
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort());
const journal = path.join(root, 'dist', 'chaos', `journal-${values.seed}.jsonl`);
mkdirSync(path.dirname(journal), { recursive: true });
const kept = await runChaos({
  minutes: values.minutes,
  seed: values.seed,
  rate: values.rate,
  ...(values.only !== undefined && { only: values.only.split(',') }),
  journal,
  signal: ending.signal,
});
// What a library has left open must not keep the process.
process.exit(kept ? 0 : 1);
