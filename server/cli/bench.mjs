// `npm run bench`: the scoreboard's ratios, measured side by side in one run. `--write` stores them in docs/bench.md.
import { parseArgs } from 'node:util';
import { build, isBuilt } from './build.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    /** Rows to measure, such as `1,3`; all by default. */
    only: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '4' },
    'warm-up': { type: 'string', default: '2000' },
  },
});

process.chdir(root);
ensureInstalled();
if (!isBuilt()) await build();
const { runBench } = await import('../../tests/bench/run.mjs');
await runBench({
  write: values.write,
  only: values.only?.split(',').map(Number),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  warmUpRequests: Number(values['warm-up']),
});
