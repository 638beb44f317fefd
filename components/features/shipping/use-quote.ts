import { useEffect, useState } from 'react';
import { browserQuestion } from '@/lib/browser/product-api/browser';
import { AppError, ErrorCode, toErrorView, type ErrorView } from '@/lib/contract/errors';
import type { ShownQuote } from '@/lib/i18n/shown-quote';
import { text } from '@/lib/text/text';
import type { Priced } from './priced';
import type { Asked, FirstQuote } from './ship-asked';

/** The last answer. */
interface Answered {
  /** Its question. */
  key: string;
  attempt: number;
  /** After a failure the one before, which holds no longer. */
  quote?: ShownQuote | undefined;
  error?: ErrorView | undefined;
  /** The answer to the same question before this one. */
  before?: ShownQuote | undefined;
}

interface Pricing {
  quote: ShownQuote | undefined;
  error: ErrorView | undefined;
  before: ShownQuote | undefined;
  state: Priced['state'];
  again: () => void;
}

const keyOf = (asked: Asked | null) => (asked ? JSON.stringify(asked) : '');

const errorOf = (reason: unknown): ErrorView =>
  reason instanceof AppError
    ? toErrorView(reason)
    : { code: ErrorCode.serverError, message: text('errors.ourSide') };

/** The quote that answers the question; one that was kept after a failure answers another. */
const currentOf = ({ quote, error }: Answered) => (error ? undefined : quote);

const firstAnswer = (first: FirstQuote | null): Answered => ({
  key: keyOf(first?.asked ?? null),
  attempt: 0,
  quote: first?.quote,
  error: first?.error,
});

/**
 * The price of what is chosen, asked for anew with each change; the last question's answer counts, and the others are
 * called off. A page that is drawn anew brings an answer of its own.
 */
export function useQuote(asked: Asked | null, first: FirstQuote | null): Pricing {
  const key = keyOf(asked);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>(() => firstAnswer(first));
  const [drawn, setDrawn] = useState(first);
  const isAnswered = answered.key === key && answered.attempt === attempt;

  if (drawn !== first) {
    setDrawn(first);
    const fresh = firstAnswer(first);
    // Another address than the account's own is asked for from here.
    if (fresh.key !== key || !fresh.quote) setAttempt(attempt + 1);
    else if (isAnswered) setAnswered({ ...fresh, attempt, before: currentOf(answered) });
  }

  useEffect(() => {
    if (key === '' || isAnswered) return;
    const leaving = new AbortController();
    browserQuestion<ShownQuote>('quoteShipment', JSON.parse(key) as Asked, leaving.signal).then(
      (quote) =>
        setAnswered((last) => ({
          ...{ key, attempt, quote },
          before: last.key === key ? currentOf(last) : undefined,
        })),
      (reason: unknown) => {
        if (!leaving.signal.aborted)
          setAnswered((last) => ({ key, attempt, quote: last.quote, error: errorOf(reason) }));
      },
    );
    return () => leaving.abort();
  }, [key, attempt, isAnswered]);

  const { quote, error, before } = answered;
  const again = () => setAttempt((count) => count + 1);
  if (key === '') return { quote: undefined, error: undefined, before: undefined, state: 'none', again };
  if (!isAnswered) return { quote, error: undefined, before: undefined, state: 'stale', again };
  return { quote, error, before, state: error ? 'failed' : 'ready', again };
}
