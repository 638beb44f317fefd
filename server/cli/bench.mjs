// `npm run bench`: the scoreboard, measured side by side in one run. `--write` stores it in docs/bench.md;
// `--against <commit>` measures that commit, too, and fails where this one is worse.
import { parseArgs } from 'node:util';
import { build, isBuilt } from './build.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    /** A commit to compare with. */
    against: { type: 'string' },
    /** Rows to measure, such as `1,3`; all by default. */
    only: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '4' },
    /** How long the long load of row 12 goes on; that of row 13 ends after three. */
    minutes: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '2000' },
  },
});

process.chdir(root);
ensureInstalled();
if (!isBuilt()) await build();
const { runBench } = await import('../../tests/bench/run.mjs');
await runBench({
  write: values.write,
  against: values.against,
  only: values.only?.split(','),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  minutes: Number(values.minutes),
  warmUpRequests: Number(values['warm-up']),
});
// What a library has left open must not keep the process.
process.exit();
