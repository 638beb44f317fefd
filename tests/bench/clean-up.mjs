// What a run starts or makes is taken away at its end, however it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const left = new Set();
let isEnding = false;

/** @throws when a signal has ended the run: then nothing is started any more */
export function expectGoingOn() {
  if (isEnding) throw new Error('The run has been ended.');
}

/**
 * Remembers how to take a thing away.
 * @returns takes it away now
 */
export function atTheEnd(clean) {
  left.add(clean);
  return async () => {
    if (left.delete(clean)) await clean();
  };
}

/** Makes an empty folder that ends with the run. @returns its path */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `waybill-bench-${name}-`));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Takes away what is left, the newest first, and what comes meanwhile. */
export async function cleanUp() {
  while (left.size > 0) {
    const clean = [...left].at(-1);
    left.delete(clean);
    // The others are taken away even so.
    await Promise.resolve()
      .then(clean)
      .catch((error) => console.error(error));
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(signal, () => {
    isEnding = true;
    void cleanUp().then(() => process.exit(code));
  });
}
