import { errorText } from '@/lib/browser/identity/error-text';
import { errorTypeOf } from '@/lib/browser/identity/provider-error';
import { text } from '@/lib/text/text';

interface Problem {
  title: string;
  text: string;
  /** Whether a retry can help. */
  again: boolean;
}

/** A request that can't be parsed. */
export const unreadableRequest = (): Problem => ({
  title: text('consent.problem.invalidTitle'),
  text: text('consent.problem.invalid'),
  again: false,
});

const problems: Partial<Record<string, () => Problem>> = {
  connected_app_not_found: () => ({
    title: text('consent.problem.unknownAppTitle'),
    text: text('consent.problem.unknownApp'),
    again: false,
  }),
  connected_app_supplied_redirect_url_not_found_in_client: () => ({
    title: text('consent.problem.addressTitle'),
    text: text('consent.problem.address'),
    again: false,
  }),
  invalid_idp_request: unreadableRequest,
  invalid_pkce_code_challenge: unreadableRequest,
  oauth_invalid_scope_requested: unreadableRequest,
  pkce_required_for_idp_authorization_flow: unreadableRequest,
};

/** An error of an app's request, as a message for the customer. */
export function problemOf(reason: unknown): Problem {
  const known = problems[errorTypeOf(reason) ?? ''];
  return known?.() ?? { title: text('consent.problem.failedTitle'), text: errorText(reason), again: true };
}
