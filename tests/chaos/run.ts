import path from 'node:path';
import { startTexts } from '@/lib/text/server/request-language';
import { createRandom } from '@/server/demo-data/random';
import { audit } from './audit/audit';
import { faultsInTurn } from './faults/in-turn';
import { faultsOf, type Fault } from './faults/faults';
import { createCrowd } from './load/crowd';
import { openJournal } from './load/journal';
import { startLoad } from './load/load';
import { watchMemory } from './memory';
import { startPlace, type Place } from './place/place';
import type { Finding, Told } from './records';
import { reportOf } from './report';

export interface Options {
  minutes: number;
  seed: number;
  /** Requests a second. */
  rate: number;
  /** The beginnings of the faults' names that are wanted; all without. */
  only?: readonly string[];
  /** The file of what was asked and answered. */
  journal: string;
  signal: AbortSignal;
}

function wanted(faults: readonly Fault[], only: Options['only']): Fault[] {
  if (!only) return [...faults];
  const chosen = faults.filter(({ name }) => only.some((begin) => name.startsWith(begin)));
  const unknown = only.filter(
    (begin) => begin !== 'none' && !faults.some(({ name }) => name.startsWith(begin)),
  );
  const all = faults.map(({ name }) => name).join(', ');
  if (unknown.length > 0) throw new Error(`No fault begins with ${unknown.join(', ')}. There are: ${all}`);
  return chosen;
}

async function runIn(
  place: Place,
  { minutes, seed, rate, only, journal: file, signal }: Options,
): Promise<boolean> {
  const webhooks: Told[] = [];
  const random = createRandom(seed);
  // Each draws by itself: how many requests there were does not change the order of faults.
  const faults = wanted(faultsOf(place, createRandom(seed + 1), webhooks), only);
  if (!place.disk) console.log('No disk can be mounted here: there is none that is full.');
  const journal = openJournal(file);
  const crowd = await createCrowd(place, journal, random);
  console.log(`Faults: ${faults.map(({ name }) => name).join(', ') || 'none'}.`);

  const began = journal.answers.length;
  const stopWatching = watchMemory([...place.instances, place.remote.portal]);
  const stopLoad = startLoad(crowd.groups, rate, random);
  const until = Date.now() + minutes * 60_000;
  const { probes } = crowd;
  const { outages, findings: unmade } = await faultsInTurn(faults, {
    until,
    random: createRandom(seed + 2),
    probes,
    signal,
  });
  const leftOut = await stopLoad();
  const memory = stopWatching();

  for (const actor of [...crowd.customers, ...crowd.operators]) await actor.finish();
  console.log('Waiting until everybody has been told of everything …');
  const findings: Finding[] = [...unmade, ...(await audit({ place, crowd, journal, outages, webhooks }))];
  const stored = journal.writes.filter(({ outcome }) => outcome === 'acknowledged').length;
  const notes = [
    `${stored} acknowledged writes, ${webhooks.length} webhooks, ${place.mail.mails.length} mails.`,
    ...(leftOut > 0 ? [`${leftOut} requests were left out, as nobody was free to ask.`] : []),
    ...memory,
    `What was asked and answered: ${path.relative(process.cwd(), file)}`,
  ];
  await journal.close();
  console.log(`\n${reportOf({ seed, answers: journal.answers.slice(began), outages, findings, notes })}`);
  return findings.length === 0;
}

/** Has everything fail in turn while people work with the portal. @returns whether all promises were kept */
export async function runChaos(options: Options): Promise<boolean> {
  process.env.LOG_LEVEL = 'silent';
  startTexts();
  const place = await startPlace();
  if (!place) {
    console.log('This needs the server programs of PostgreSQL, which are not here: nothing was tried.');
    return false;
  }
  try {
    return await runIn(place, options);
  } finally {
    await place.close();
  }
}
