import { readFile } from 'node:fs/promises';
import { slopeOf } from '../bench/statistics.mjs';
import type { Instance } from './place/instances';

/** ms between two looks. */
const pause = 5_000;

/** Resident memory of a process, in MB; undefined where the system doesn't say, or the process has gone. */
async function residentOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** Looks at the memory of instances. @returns ends that; says for each what it was, without the first fifth of the time */
export function watchMemory(instances: readonly Instance[]): () => string[] {
  const began = performance.now();
  const seen = instances.map((): [number, number][] => []);
  const look = async () => {
    for (const [index, instance] of instances.entries()) {
      const resident = await residentOf(instance.pid());
      if (resident !== undefined) seen[index]?.push([(performance.now() - began) / 60_000, resident]);
    }
  };
  const looking = setInterval(() => void look(), pause);
  return () => {
    clearInterval(looking);
    const minutes = (performance.now() - began) / 60_000;
    return instances.flatMap(({ name }, index) => {
      const later = (seen[index] ?? []).filter(([minute]) => minute > minutes / 5);
      if (later.length < 3) return [];
      const { value, noise } = slopeOf(later);
      const megabytes = later.map(([, resident]) => resident);
      const range = `${Math.min(...megabytes).toFixed(0)}–${Math.max(...megabytes).toFixed(0)} MB`;
      return [`${name}: ${range}, ${value.toFixed(2)} MB a minute (± ${noise.toFixed(2)})`];
    });
  };
}
