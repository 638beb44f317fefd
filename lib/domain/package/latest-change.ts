import type { PackageSummary } from './package';

type Changed = Pick<PackageSummary, 'statusChangedAt' | 'lastEvent'>;

/** The latest change of a package. */
export interface LatestChange {
  /** RFC 3339. */
  at: string;
  /** The scan that caused it; undefined for a change of state without a scan. */
  scan?: NonNullable<PackageSummary['lastEvent']>;
}

/**
 * The latest change of a package: its newest scan, or a later change of its state. Lists sort by this instant, and
 * lists, Home and notifications show it.
 */
export function latestChange({ statusChangedAt, lastEvent }: Changed): LatestChange {
  if (!lastEvent || Date.parse(lastEvent.occurredAt) < Date.parse(statusChangedAt)) {
    return { at: statusChangedAt };
  }
  return { at: lastEvent.occurredAt, scan: lastEvent };
}
