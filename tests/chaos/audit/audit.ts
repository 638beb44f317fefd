import { verifyLedger } from '@/server/database/repositories/ledger/verify';
import type { Crowd } from '../load/crowd';
import type { Journal } from '../load/journal';
import type { Place } from '../place/place';
import type { Finding, Outage, Told } from '../records';
import { auditAnswers, auditRecovery } from './answers';
import { drained } from './drained';
import { auditLog } from './log';
import { arrivalsIn } from './mails';
import { readBack } from './read-back';
import { auditTold } from './told';
import { auditWrites } from './writes';

interface Run {
  place: Place;
  crowd: Crowd;
  journal: Journal;
  outages: readonly Outage[];
  webhooks: readonly Told[];
}

/** What acknowledged writes of a kind are of, such as the references of packages. */
const acknowledged = ({ writes }: Journal, form: RegExp): Set<string> =>
  new Set(
    writes.flatMap(({ thing, outcome }) => {
      const [, named] = form.exec(thing) ?? [];
      return outcome === 'acknowledged' && named !== undefined ? [named] : [];
    }),
  );

async function auditLedger({ opened: { db } }: Place): Promise<Finding[]> {
  const { differences } = await verifyLedger(db);
  return differences.map((difference) => ({
    promise: 'the ledger is true',
    detail: JSON.stringify(difference),
  }));
}

/** Changes are read once each, by everybody who reads them with a cursor, and none is left out. */
function auditChanges({ operators }: Crowd, references: ReadonlySet<string>): Finding[] {
  return operators.flatMap(({ reading: { changes } }, index) => {
    const seen = new Set<string>();
    const twice = changes.flatMap(({ id }) => (seen.has(id) ? [id] : (seen.add(id), [])));
    const read = new Set(
      changes.flatMap(({ kind, package: one }) =>
        kind === 'package.received' && one ? [one.reference] : [],
      ),
    );
    const missing = [...references].filter((reference) => !read.has(reference));
    return [
      ...twice.map((id) => ({
        promise: 'nothing is told twice',
        detail: `reader ${index} read ${id} again`,
      })),
      ...missing.map((reference) => ({
        promise: 'everything is told',
        detail: `reader ${index} did not read that ${reference} was received`,
      })),
    ];
  });
}

/** Compares everything that was written down with what there is, once nobody writes any more. */
export async function audit({ place, crowd, journal, outages, webhooks }: Run): Promise<Finding[]> {
  const { customers, operators, remoteCustomers } = crowd;
  const [operator] = operators;
  if (!operator) throw new Error('There is no operator');
  const waiting = await drained(place.opened.db);
  for (const reader of operators) await reader.readToTheEnd();
  const references = acknowledged(journal, /^package (\S+)$/);
  const scanned = acknowledged(journal, /^scan \S+ of (\S+)$/);
  const found = await readBack({ operator, customers, remoteCustomers, scanned });
  const changes = new Set(operators.flatMap(({ reading }) => reading.changes.map(({ id }) => id)));
  const instances = [...place.instances, place.remote.portal];
  return [
    ...waiting,
    ...auditAnswers(journal.answers, outages),
    ...auditRecovery(outages),
    ...auditWrites(journal.writes, found),
    ...(await auditLedger(place)),
    ...auditChanges(crowd, references),
    ...auditTold({ name: 'webhook', told: webhooks, expected: changes }, outages),
    ...auditTold({ name: 'mail', told: arrivalsIn(place.mail.mails), expected: references }, outages),
    ...instances.flatMap(({ name, output }) => auditLog(name, output(), outages)),
  ];
}
