import 'server-only';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

/** Milliseconds, tries and failures of security promise 27. */
export interface ResilienceLimits {
  timeout: number;
  retries: number;
  failuresToOpen: number;
  /** How long the breaker stays open before it lets one call through. */
  openFor: number;
}

export const productApiLimits: ResilienceLimits = {
  timeout: 5_000,
  retries: 2,
  failuresToOpen: 20,
  openFor: 5_000,
};

/** The visitor cancelled the call: no fault of the upstream's, and nothing to retry. */
export class VisitorLeft extends AppError {
  constructor(cause: unknown) {
    super(ErrorCode.networkError, text('errors.network'), { cause });
    this.name = 'VisitorLeft';
  }
}

const upstreamFault = (error: unknown) =>
  error instanceof AppError &&
  !(error instanceof VisitorLeft) &&
  (error.code === ErrorCode.networkError || error.code === ErrorCode.serverError);

type Outcome<T> = { value: T } | { refusal: AppError };

/** A refusal is a success to the breaker: it ends a run of failures. */
async function outcomeOf<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await call() };
  } catch (error) {
    if (error instanceof AppError && !(error instanceof VisitorLeft) && !upstreamFault(error)) {
      return { refusal: error };
    }
    throw error;
  }
}

export interface Resilience {
  /** Runs a call behind the breaker; an idempotent one is retried after a network or server error. */
  run: <T>(idempotent: boolean, call: () => Promise<T>) => Promise<T>;
  timeout: number;
}

/** One breaker for one upstream (security promise 27). An answer below 500 proves the upstream alive. */
export function createResilience(limits: ResilienceLimits = productApiLimits): Resilience {
  const breaker = circuitBreaker(handleWhen(upstreamFault), {
    halfOpenAfter: limits.openFor,
    breaker: new ConsecutiveBreaker(limits.failuresToOpen),
  });
  const again = retry(handleWhen(upstreamFault), {
    maxAttempts: limits.retries,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
  });
  const once: IPolicy = breaker;
  const repeated: IPolicy = wrap(again, breaker);
  return {
    timeout: limits.timeout,
    run: async (idempotent, call) => {
      try {
        const outcome = await (idempotent ? repeated : once).execute(() => outcomeOf(call));
        if ('value' in outcome) return outcome.value;
        throw outcome.refusal;
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new AppError(ErrorCode.networkError, text('errors.network'), { cause: error });
      }
    },
  };
}
