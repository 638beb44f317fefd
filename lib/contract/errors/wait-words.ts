import { text } from '@/lib/text/text';

/** The sentence that says when to try again, in seconds or minutes, rounded up, so that nobody retries too early. */
export function waitWords(seconds: number): string {
  return seconds < 60
    ? text('errors.tryAgain.seconds', { count: Math.ceil(seconds) })
    : text('errors.tryAgain.minutes', { count: Math.ceil(seconds / 60) });
}
