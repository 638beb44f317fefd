import type { StytchClient } from '@stytch/nextjs/headless';
import { readPageSettings } from './page-settings';
import { prepareDates } from './prepare-dates';
import { stytchOptions } from './stytch-options';

/** One SDK per page: two would refresh the same session concurrently. */
let loading: Promise<StytchClient> | undefined;

async function load(): Promise<StytchClient> {
  // The SDK names the time zone in its first call.
  const [{ createStytchClient }] = await Promise.all([import('@stytch/nextjs/headless'), prepareDates()]);
  return createStytchClient(readPageSettings().publicToken, stytchOptions(window.location.origin));
}

/**
 * Loads the identity SDK, which must not be part of the first load. What a customer reads about a failure is for `ask`:
 * its messages are for the pages that show them, and this is on every page.
 * @throws when its script can't be loaded; the next call tries again
 */
export function loadSdk(): Promise<StytchClient> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
