import { errorText } from '@/lib/browser/identity/error-text';
import { errorTypeOf } from '@/lib/browser/identity/provider-error';

interface Problem {
  title: string;
  text: string;
  /** Whether a retry can help. */
  again: boolean;
}

const nothingShared = 'No account data was shared.';

/** A request that can't be parsed. */
export const unreadableRequest: Problem = {
  title: 'This request isn’t valid',
  text: `The app sent an invalid request, so we stopped. ${nothingShared} Go back to the app and try again, or contact its support.`,
  again: false,
};

const problems: Partial<Record<string, Problem>> = {
  connected_app_not_found: {
    title: 'We don’t recognize this app',
    text: `The link that brought you here is for an app that isn’t registered. ${nothingShared} Go back to the app, or contact its support.`,
    again: false,
  },
  connected_app_supplied_redirect_url_not_found_in_client: {
    title: 'This app’s return address isn’t registered',
    text: `The app wants to send you to an address that isn’t registered for it, so we stopped. ${nothingShared} If you didn’t start this, close the page.`,
    again: false,
  },
  invalid_idp_request: unreadableRequest,
  invalid_pkce_code_challenge: unreadableRequest,
  oauth_invalid_scope_requested: unreadableRequest,
  pkce_required_for_idp_authorization_flow: unreadableRequest,
};

/** An error of an app's request, as a message for the customer. */
export function problemOf(reason: unknown): Problem {
  const known = problems[errorTypeOf(reason) ?? ''];
  return known ?? { title: 'That didn’t work', text: errorText(reason), again: true };
}
