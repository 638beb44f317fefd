import type { Settings } from '@/lib/runtime/settings/settings';
import { readSessionCookies } from '../cookies/cookies';
import { providerFetch, providerName, providerVerifier } from '../verify/provider';
import { createRefresher, sharedRefresher } from './refresh';
import { recognize, type Recognition } from './state';
import { visitorHeaders } from './visitor';

/** Recognises the visitor of a request by its cookies, with the verifier and refresher of this process. */
export function recognizeRequest(headers: Headers, settings: Settings): Promise<Recognition> {
  const cookies = readSessionCookies(headers.get('cookie'), settings);
  const refresher = sharedRefresher(providerName(settings), () =>
    createRefresher({
      provider: providerFetch(settings),
      publicToken: settings.identity.publicToken,
      publicOrigin: settings.publicOrigin,
    }),
  );
  return recognize(cookies, { verifier: providerVerifier(settings), refresher }, visitorHeaders(headers));
}
