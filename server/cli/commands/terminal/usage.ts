import { RefusedError } from '../refused';

/** The command line was not understood: said together with how it is used. */
export class UsageError extends RefusedError {
  override readonly name = 'UsageError';
}

export const usage = `Waybill's commands

  npm run ingest -- --customer <e-mail or suite> FILE…
      Brings carriers' tracking data (EasyPost trackers and event bodies, Karrio trackers; JSON, up to 50 MB a file)
      into a customer's account. Doing it twice changes nothing.
  npm run waybill -- onboarding-link --suite <number> [--warehouse <code>] [--name …] [--email …] [--phone …]
      Prints a new link with which a customer sets up their account; an earlier link of that suite stops working.
  npm run outbox -- [--limit 10]
      Prints the newest messages that were kept instead of sent.

They work while the server runs and while it does not. Exit code: 0 all landed, 1 some rows or files did not,
2 the command was not understood.
`;
