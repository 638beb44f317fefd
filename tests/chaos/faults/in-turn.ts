import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@/server/demo-data/random';
import type { Finding, Outage } from '../records';
import type { Fault } from './faults';
import { recoveryOf, type Probes } from './probes';

/** ms before a fault, in which all is as usual. */
const quiet = 2_000;
/** ms that one lasts. */
const shortest = 3_000;
const longest = 9_000;

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);

function shuffled<T>(values: readonly T[], random: Random): T[] {
  const rest = [...values];
  return values.map(() => rest.splice(random.int(0, rest.length - 1), 1)[0] as T);
}

/** Has one come and go. How long an outage lasts, and its recovery, is of who uses the portal, not of what is still away. */
async function haveOne(fault: Fault, random: Random, { use, readiness }: Probes): Promise<Outage> {
  const { name, touches, keepsFromNoting = false, isShort } = fault;
  await delay(quiet);
  const began = Date.now();
  await fault.begin();
  let ended = Date.now();
  const early = isShort ? await recoveryOf(use) : 0;
  await delay(random.int(shortest, longest));
  await fault.end();
  if (!isShort) ended = Date.now();
  const lasted = ((Date.now() - began) / 1_000).toFixed(1);
  const late = await recoveryOf([...use, ...readiness]);
  const recovery = isShort && late < Infinity ? early : late;
  say(`${name}: ${lasted} s, good again after ${(recovery / 1_000).toFixed(1)} s`);
  return { fault: name, began, ended, touches, keepsFromNoting, recovery };
}

/** Brings faults about one after another, in an order of the seed's: each once at least, and on until the time is over. */
export async function faultsInTurn(
  faults: readonly Fault[],
  { until, random, probes, signal }: { until: number; random: Random; probes: Probes; signal: AbortSignal },
): Promise<{ outages: Outage[]; findings: Finding[] }> {
  const outages: Outage[] = [];
  const findings: Finding[] = [];
  let had = 0;
  do {
    for (const fault of shuffled(faults, random)) {
      if (signal.aborted || (Date.now() > until && had >= faults.length)) break;
      had += 1;
      try {
        outages.push(await haveOne(fault, random, probes));
      } catch (error) {
        await Promise.resolve(fault.end()).catch(() => undefined);
        findings.push({
          promise: 'a fault can be brought about and ended',
          detail: `${fault.name}: ${String(error)}`,
        });
      }
    }
    if (faults.length === 0) await delay(Math.max(0, Math.min(until - Date.now(), 1_000)));
  } while (Date.now() < until && !signal.aborted);
  return { outages, findings };
}
