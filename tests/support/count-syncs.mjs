// Loaded before a command: how often it has waited for the disk is written into the file SYNCS when it ends.
import fs from 'node:fs';

const { fsyncSync } = fs;
let count = 0;

fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  count += 1;
};
process.on('exit', () => fs.writeFileSync(process.env.SYNCS ?? '', String(count)));
