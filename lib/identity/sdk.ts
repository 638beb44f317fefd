import type { StytchClient } from '@stytch/vanilla-js/headless';
import { AppError, ErrorCode } from '@/lib/errors';
import { readPageSettings } from './page-settings';
import { stytchOptions } from './stytch-options';

/** One SDK per page: two would refresh the same session side by side. */
let loading: Promise<StytchClient> | undefined;

/** The words for what may go wrong come along with the SDK: they must be there when the network is not. */
const loadErrors = () => import('./errors');

async function load(): Promise<StytchClient> {
  const [{ createStytchClient }] = await Promise.all([import('@stytch/vanilla-js/headless'), loadErrors()]);
  return createStytchClient(readPageSettings().publicToken, stytchOptions(window.location.origin));
}

/**
 * Loads the identity SDK, which no first load may contain.
 * @throws AppError when its script can't be fetched; the next call tries again
 */
export function loadSdk(): Promise<StytchClient> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw new AppError(ErrorCode.networkError, 'We can’t load the sign-in service. Try again.', { cause });
  });
  return loading;
}

/** Fetches the SDK while the visitor reads or types; a failure shows when it is used. */
export function preloadSdk(): void {
  loadSdk().catch(() => undefined);
}

/**
 * Asks the identity provider for something.
 * @throws AppError fit for a customer
 */
export async function ask<T>(work: (sdk: StytchClient) => Promise<T>): Promise<T> {
  try {
    return await work(await loadSdk());
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { toAppError } = await loadErrors();
    throw toAppError(error);
  }
}

/** Of the parts of a page that ask at once, one tells the SDK of the session for all. */
let recognizing: Promise<unknown> | undefined;

function recognize(sdk: StytchClient): Promise<unknown> {
  recognizing ??= sdk.session.authenticate().finally(() => {
    recognizing = undefined;
  });
  return recognizing;
}

/**
 * Asks for something a signed-in customer may. The SDK is told first that there is a session: it takes the secondary
 * variants of its calls (SPEC section 4) only when it knows, and a browser whose storage was emptied forgets.
 * @throws AppError
 */
export function askSignedIn<T>(work: (sdk: StytchClient) => Promise<T>): Promise<T> {
  return ask(async (sdk) => {
    if (sdk.session.getSync() === null) await recognize(sdk);
    return work(sdk);
  });
}

/** What every call that makes a session asks for: as long a session as this installation allows. */
export function sessionDuration(): { session_duration_minutes: number } {
  return { session_duration_minutes: readPageSettings().sessionMinutes };
}
