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
import { AppError, ErrorCode } from '@/lib/errors';
import { networkErrorMessage } from './messages';

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

const upstreamFault = (error: Error) =>
  error instanceof AppError &&
  (error.code === ErrorCode.networkError || error.code === ErrorCode.serverError);

export interface Resilience {
  /** Runs a call behind the breaker; an idempotent one is tried again after a network or server error. */
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
        return await (idempotent ? repeated : once).execute(call);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new AppError(ErrorCode.networkError, networkErrorMessage, { cause: error });
      }
    },
  };
}
