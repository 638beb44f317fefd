import { useCallback, useEffect, useState } from 'react';
import { browserCall } from '@/lib/browser/product-api/browser';
import { AppError, type ErrorView } from '@/lib/contract/errors';
import type { ShownSearch } from '@/lib/i18n/shown-search';

/** ms after the last letter. */
const pause = 150;

/** What was asked: a text, and how often. */
interface Asked {
  q: string;
  attempt: number;
}

type Answer = Asked & ({ found: ShownSearch } | { error: Pick<ErrorView, 'code' | 'message'> });

interface Search {
  /** The answer to the last text that was answered. */
  answer: Answer | undefined;
  /** Whether that to the present text is waited for. */
  isReading: boolean;
  retry: () => void;
}

/** Searches for a text as it is typed: each letter cancels the search before. Back online, a failed one is repeated. */
export function useSearch(typed: string): Search {
  const q = typed.trim();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(1);
  const failed = answer !== undefined && 'error' in answer;

  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    const leaving = new AbortController();
    const read = () => {
      browserCall<ShownSearch>('search', { q }, leaving.signal).then(
        (found) => setAnswer({ q, attempt, found }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          if (!(error instanceof AppError)) throw error;
          setAnswer({ q, attempt, error });
        },
      );
    };
    const timer = setTimeout(read, q === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q, attempt]);

  useEffect(() => {
    if (!failed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);

  return { answer, isReading: answer?.q !== q || answer.attempt !== attempt, retry };
}
