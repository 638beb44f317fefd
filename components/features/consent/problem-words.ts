import { errorText } from '@/lib/browser/identity/error-text';
import { errorTypeOf } from '@/lib/browser/identity/provider-error';

interface Problem {
  title: string;
  text: string;
  /** Whether a retry can help. */
  again: boolean;
}

const nothingShared = 'Nothing of your account was shared.';

/** A request that can't be parsed. */
export const unreadableRequest: Problem = {
  title: 'This request is not complete',
  text: `The app did not ask in the right way, so we stopped here. ${nothingShared} Go back to the app and try again, or tell whoever runs it.`,
  again: false,
};

const problems: Partial<Record<string, Problem>> = {
  connected_app_not_found: {
    title: 'We don’t know this app',
    text: `The link that brought you here names an app that is not registered. ${nothingShared} Go back to the app, or tell whoever runs it.`,
    again: false,
  },
  connected_app_supplied_redirect_url_not_found_in_client: {
    title: 'This app leads somewhere else',
    text: `The address it wants to send you to is not registered for it, so we stopped here. ${nothingShared} If you did not start this yourself, close the page.`,
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
  return known ?? { title: 'That did not work', text: errorText(reason), again: true };
}
