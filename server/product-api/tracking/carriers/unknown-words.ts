import { z } from 'zod';
import type { TrackingStatus } from '@/lib/domain/package/tracking';
import { softText } from './text';

const withStatus = z.object({ status: softText });

/** The words for a status, of a tracker and its events, that the source's table lacks; each once. */
export function unknownWords(
  ofTracker: string | undefined,
  entries: readonly unknown[] | null | undefined,
  statusOf: (word: string) => TrackingStatus | undefined,
): string[] {
  const ofEntries = (entries ?? []).map((entry) => withStatus.safeParse(entry).data?.status);
  const words = [ofTracker, ...ofEntries].filter((word) => word !== undefined);
  return [...new Set(words)].filter((word) => statusOf(word) === undefined);
}
