// Loaded before a command: files in the folder FULL_DISK can be made, and hold nothing.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const folder = process.env.FULL_DISK ?? '';
const { open } = fs;

fs.open = async (file, ...rest) => {
  const handle = await open(file, ...rest);
  if (String(file).startsWith(folder)) {
    handle.appendFile = () =>
      Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  }
  return handle;
};
syncBuiltinESMExports();
