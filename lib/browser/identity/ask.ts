import type { StytchClient } from '@stytch/nextjs/headless';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { readPageSettings } from './page-settings';
import { loadSdk } from './sdk';

/** The error messages are loaded along with the SDK: they must be available without a network. */
const loadErrors = () => import('./errors');

/** Loads the identity SDK and its error messages. @throws AppError when a script can't be loaded; the next call tries again */
export async function readySdk(): Promise<StytchClient> {
  try {
    const [sdk] = await Promise.all([loadSdk(), loadErrors()]);
    return sdk;
  } catch (cause) {
    throw new AppError(ErrorCode.networkError, text('identity.service.notLoaded'), { cause });
  }
}

/** Preloads the SDK while the visitor reads or types; a failure surfaces when it is used. */
export function preloadSdk(): void {
  readySdk().catch(() => undefined);
}

/**
 * Calls the identity provider.
 * @throws AppError with a message for the customer
 */
export async function ask<T>(work: (sdk: StytchClient) => Promise<T>): Promise<T> {
  try {
    return await work(await readySdk());
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { toAppError } = await loadErrors();
    throw toAppError(error);
  }
}

/** Milliseconds after which a page makes its own call, since the SDK does not report that its initial one failed. */
const timeoutMs = 2_000;

/** Waits for the call that the SDK makes when it starts. */
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
  // A call concurrent with the SDK's own would be redundant, and whichever finishes first makes the other repeat.
  if (sdk.session.getInfo().fromCache) await ownAnswer(sdk);
  if (sdk.session.getSync() === null) await sdk.session.authenticate();
}

/**
 * Makes a call whose result depends on whether there is a session, once the session that the browser remembers has been
 * checked.
 * @throws AppError
 */
export function askWithSession<T>(work: (sdk: StytchClient) => Promise<T>): Promise<T> {
  return ask(async (sdk) => {
    const { session, fromCache } = sdk.session.getInfo();
    if (session !== null && fromCache) await ownAnswer(sdk);
    return work(sdk);
  });
}

/** Shared by all parts of a page that call at once, so that the session is announced to the SDK only once. */
let recognizing: Promise<void> | undefined;

function recognize(sdk: StytchClient): Promise<void> {
  recognizing ??= learnSession(sdk).finally(() => {
    recognizing = undefined;
  });
  return recognizing;
}

/**
 * Makes a call for a signed-in customer. The session is announced to the SDK first: it uses the secondary variants of
 * its calls (SPEC section 4) only when it knows of one, and cleared storage makes it forget.
 * @throws AppError
 */
export function askSignedIn<T>(work: (sdk: StytchClient) => Promise<T>): Promise<T> {
  return ask(async (sdk) => {
    if (sdk.session.getSync() === null) await recognize(sdk);
    return work(sdk);
  });
}

/** The duration for every call that creates a session: the longest this installation allows. */
export function sessionDuration(): { session_duration_minutes: number } {
  return { session_duration_minutes: readPageSettings().sessionMinutes };
}
