import { dueDayOf } from '@/lib/domain/package/due-day';
import type { PackageSummary } from '@/lib/domain/package/package';

/** The day to sort by what is due first, `YYYY-MM-DD`: an action without a day comes after all days. */
export const dueOf = ({ nextAction }: Pick<PackageSummary, 'nextAction'>): string =>
  dueDayOf(nextAction) ?? '9999';
