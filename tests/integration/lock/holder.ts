import { createInterface } from 'node:readline';
import { lockDataDir } from '@/server/database/connection/lock';

/** A process that tries to lock the folder on each line of its input and prints the result. */
const dataDir = process.argv[2] ?? '';

createInterface({ input: process.stdin }).on('line', () => {
  lockDataDir(dataDir).then(
    () => console.log('locked'),
    (error: unknown) => console.log(error instanceof Error ? error.message : 'unknown'),
  );
});
console.log('ready');
