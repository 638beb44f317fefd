import type { StytchClient } from '@stytch/vanilla-js/headless';
import { AppError, ErrorCode } from '@/lib/contract/errors';
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

/** Milliseconds after which a page asks for itself, since the SDK does not say that its own question failed. */
const timeoutMs = 2_000;

/** Waits for the answer to what the SDK asks by itself when it starts. */
function ownAnswer(sdk: StytchClient): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, timeoutMs);
    const stop = sdk.session.onChange(done);
  });
}

async function learnSession(sdk: StytchClient): Promise<void> {
  // A question beside the SDK's own would be a second one, and the first to be answered makes the other ask again.
  if (sdk.session.getInfo().fromCache) await ownAnswer(sdk);
  if (sdk.session.getSync() === null) await sdk.session.authenticate();
}

/**
 * Asks for what differs with a session and without one, once it is sure whether the session that the browser remembers
 * still is one.
 * @throws AppError
 */
export function askSure<T>(work: (sdk: StytchClient) => Promise<T>): Promise<T> {
  return ask(async (sdk) => {
    const { session, fromCache } = sdk.session.getInfo();
    if (session !== null && fromCache) await ownAnswer(sdk);
    return work(sdk);
  });
}

/** Of the parts of a page that ask at once, one tells the SDK of the session for all. */
let recognizing: Promise<void> | undefined;

function recognize(sdk: StytchClient): Promise<void> {
  recognizing ??= learnSession(sdk).finally(() => {
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
