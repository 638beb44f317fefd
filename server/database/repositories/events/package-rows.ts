import { packageEvents } from '@/lib/domain/event/package-events';
import type { PackageRow } from '../packages/tracking';
import type { NewEvent } from './record-events';

type State = Pick<PackageRow, 'status'> & { nextAction?: PackageRow['nextAction'] | undefined };
type After = State &
  Pick<PackageRow, 'id' | 'accountId' | 'warehouseId'> & {
    statusChangedAt: Date;
    receivedAt?: Date | null | undefined;
  };

/** The events of a package's change, to be recorded with it; `before` is undefined for a new package. */
export function eventsOfPackage(before: State | undefined, after: After): NewEvent[] {
  const { id: subjectId, accountId, warehouseId, statusChangedAt, receivedAt } = after;
  return packageEvents(before, after).map((event) => {
    const at = event.kind === 'package.received' ? (receivedAt ?? statusChangedAt) : statusChangedAt;
    const asked = event.kind === 'package.action_needed';
    return { ...event, accountId, warehouseId, subjectId, ...(!asked && { at }) };
  });
}

/** The same, and for a change that is no news, that pages show it. */
export function recordedOfPackage(before: State | undefined, after: After): NewEvent[] {
  const news = eventsOfPackage(before, after);
  const { id: subjectId, accountId, warehouseId } = after;
  return news.length > 0 ? news : [{ kind: 'package.changed', data: {}, accountId, warehouseId, subjectId }];
}
