import { createInterface } from 'node:readline';
import { lockDataDir } from '@/server/database/connection/lock';

/** A process that tries for the folder's lock on each line of its input and says how it went. */
const dataDir = process.argv[2] ?? '';

createInterface({ input: process.stdin }).on('line', () => {
  lockDataDir(dataDir).then(
    () => console.log('locked'),
    (error: unknown) => console.log(error instanceof Error ? error.message : 'unknown'),
  );
});
console.log('ready');
