import type { Finding, Write } from '../records';

/**
 * ms for which a write whose sender got no answer may still be on its way, and land on later ones: somebody's request may
 * wait in a process whose database hangs.
 */
const onItsWay = 60_000;

function byThing(writes: readonly Write[]): Map<string, Write[]> {
  const groups = new Map<string, Write[]>();
  for (const write of writes) groups.set(write.thing, [...(groups.get(write.thing) ?? []), write]);
  return groups;
}

/** The values that a thing may have after these writes of it, in their order; undefined where it need not be there. */
function valuesAfter(writes: readonly Write[]): { last: Write; others: Set<string> } | undefined {
  const last = writes.findLast(({ outcome }) => outcome === 'acknowledged');
  if (!last) return undefined;
  const mayLand = ({ outcome, ended }: Write) => outcome === 'unknown' && ended > last.asked - onItsWay;
  return { last, others: new Set(writes.filter(mayLand).map(({ value }) => value)) };
}

/**
 * Every acknowledged write is there, once: the last one of each thing, unless one without an answer came after it.
 * @param found the values of each thing as they are read at the end; two are there twice
 */
export function auditWrites(
  writes: readonly Write[],
  found: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  return [...byThing(writes)].flatMap(([thing, ofIt]): Finding[] => {
    const values = found.get(thing) ?? [];
    if (values.length > 1)
      return [{ promise: 'nothing is done twice', detail: `${thing}: ${values.join(' and ')}` }];
    const after = valuesAfter(ofIt);
    const [value] = values;
    if (!after || value === after.last.value || (value !== undefined && after.others.has(value))) return [];
    const acknowledged = `${after.last.value} acknowledged at ${new Date(after.last.ended).toISOString()}`;
    return [
      {
        promise: 'every acknowledged write is there',
        detail: `${thing}: ${acknowledged}, ${value === undefined ? 'nothing' : value} found`,
      },
    ];
  });
}
