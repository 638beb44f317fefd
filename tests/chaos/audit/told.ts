import type { Finding, Outage, Told } from '../records';

/** ms between a try and the end of the outage that kept its sender from noting what became of it. */
const noting = 2_000;

interface Channel {
  name: string;
  /** In the order in which they came. */
  told: readonly Told[];
  /** What everybody was to be told of. */
  expected: Iterable<string>;
}

const promise = 'nothing is told twice';

/** Whether the sender may not have noted that somebody took it. */
const mayBeUnnoted = ({ at }: Told, outages: readonly Outage[]) =>
  outages.some(
    ({ keepsFromNoting, began, ended }) => keepsFromNoting && at >= began - noting && at <= ended + noting,
  );

function group(told: readonly Told[], keysOf: (one: Told) => readonly string[]): Map<string, Told[]> {
  const groups = new Map<string, Told[]>();
  for (const one of told) for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one]);
  return groups;
}

/**
 * Each subject is told, under one id, and taken once. It may be taken again under its id where its sender could not note
 * that it was: then the receiver knows it by the id.
 */
export function auditTold({ name, told, expected }: Channel, outages: readonly Outage[]): Finding[] {
  const taken = told.filter(({ isTaken }) => isTaken);
  const again = [...group(taken, ({ id }) => [id])].flatMap(([id, ofIt]) =>
    ofIt.slice(0, -1).some((one) => !mayBeUnnoted(one, outages))
      ? [{ promise, detail: `${name} ${id} was taken ${ofIt.length} times` }]
      : [],
  );
  const bySubject = group(told, ({ subjects }) => subjects);
  const underTwo = [...bySubject].flatMap(([subject, ofIt]) => {
    const ids = new Set(ofIt.map(({ id }) => id));
    return ids.size > 1
      ? [{ promise, detail: `${subject} was told by ${name} as ${[...ids].join(' and ')}` }]
      : [];
  });
  const untold = [...expected]
    .filter((subject) => !bySubject.get(subject)?.some(({ isTaken }) => isTaken))
    .map((subject) => ({ promise: 'everything is told', detail: `${subject} was not told by ${name}` }));
  return [...again, ...underTwo, ...untold];
}
