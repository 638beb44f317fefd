// `npm run chaos`: everything fails in turn while people work with the portal; at the end it is audited.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuilt } from './build.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    /** The same seed brings about the same faults in the same order. */
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Requests a second. */
    rate: { type: 'string', default: '20' },
    /** Faults by the beginnings of their names, such as `database,mail`; `none` for load alone. All by default. */
    only: { type: 'string' },
  },
});

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
  minutes: Number(values.minutes),
  seed: Number(values.seed),
  rate: Number(values.rate),
  ...(values.only !== undefined && { only: values.only.split(',') }),
  journal,
  signal: ending.signal,
});
// What a library has left open must not keep the process.
process.exit(kept ? 0 : 1);
