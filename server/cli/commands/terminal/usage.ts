import { trackingSourceTitles } from '@/lib/contract/product-api/tracking-sources';
import { RefusedError } from '../refused';

/** The command line was not understood: said together with how it is used. */
export class UsageError extends RefusedError {
  override readonly name = 'UsageError';
}

export const usage = `Waybill's commands

  npm run ingest -- --customer <e-mail or suite> FILE…
      Adds carriers' tracking data (trackers or webhook bodies of ${trackingSourceTitles}; JSON, up to 50 MB a file)
      to a customer's account. Doing it twice changes nothing.
  npm run waybill -- ingest <packages|events|invoices|payments|onboarding-tokens> --key <API key> --file <.csv or .json>
      [--dry-run]
      Brings an operator's rows in, as POST /api/operator/… does (docs/operators.md).
  npm run waybill -- api-key create --warehouse <code> --name <name> [--scope <call>…]
  npm run waybill -- api-key list
  npm run waybill -- api-key revoke <id>
      Keys by which operators' systems call; a new one is shown once. Without --scope it may make every call.
  npm run waybill -- onboarding-link --suite <number> [--warehouse <code>] [--name …] [--email …] [--phone …]
      Prints a new link with which a customer sets up their account; an earlier link of that suite stops working.
  npm run waybill -- connect-app --name <name> --redirect-url <address>… [--confidential] [--first-party]
      Registers an app that signs its users in with this portal (OpenID Connect), and prints its client id and secret.
  npm run waybill -- impersonate <e-mail or user id> --by "<your name>"
      Prints a link that signs you in as the customer: once, within five minutes, for an hour, without any change of
      how they sign in. The customer's security log names you.
  npm run waybill -- rotate-keys
      Starts a new key for session tokens; the one before verifies until its last token is over.
  npm run waybill -- seed-packages --customer <e-mail or suite> --count <number>
      Gives a customer so many made-up packages more, to try out scale: 100,000 take a minute or so.
  npm run outbox -- [--limit 10]
      Prints the newest messages that were kept instead of sent.

They work while the server runs and while it does not. Exit code: 0 all landed, 1 some rows or files did not,
2 the command was not understood.
`;
