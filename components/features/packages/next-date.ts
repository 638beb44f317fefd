import type { PackageSummary } from '@/lib/domain/package';
import type { DateInput } from '@/lib/format';

/** What comes next for a package, and when: something to do outranks something to wait for. */
export function nextDateOf(item: PackageSummary): { words: string; date: DateInput } | undefined {
  if (item.group === 'done') return undefined;
  if (item.nextAction?.dueAt) return { words: 'Act by', date: item.nextAction.dueAt };
  if (!item.estimatedDelivery) return undefined;
  return { words: item.group === 'expected' ? 'Expected' : 'Arrives', date: item.estimatedDelivery };
}
