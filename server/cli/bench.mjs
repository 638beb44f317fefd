// `npm run bench`: the scoreboard, measured side by side in one run. `--write` stores it in docs/bench.md;
// `--against <commit>` measures that commit, too, and fails where this one is worse.
import { build, isBuilt } from './build.mjs';
import { readOptions } from './options.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

const usage = `npm run bench -- [options]

  --write              stores the scoreboard in docs/bench.md
  --against <commit>   measures that commit, too; exit code 1 where this one is worse
  --only <rows>        rows to measure, such as 1,3; all by default
  --rounds <number>    7 by default
  --seconds <number>   of a round; 4 by default
  --minutes <number>   how long the long load of row 12 goes on, 10 by default; that of row 13 ends after three
  --warm-up <number>   requests before the first round; 2000 by default
  --help, -h
`;

const values = readOptions(
  usage,
  {
    write: { type: 'boolean', default: false },
    against: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '4' },
    minutes: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '2000' },
  },
  ['rounds', 'seconds', 'minutes', 'warm-up'],
);
process.chdir(root);
ensureInstalled();
if (!isBuilt()) await build();
const { runBench } = await import('../../tests/bench/run.mjs');
await runBench({
  write: values.write,
  against: values.against,
  only: values.only?.split(','),
  rounds: values.rounds,
  seconds: values.seconds,
  minutes: values.minutes,
  warmUpRequests: values['warm-up'],
});
// What a library has left open must not keep the process.
process.exit();
