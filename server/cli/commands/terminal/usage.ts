import { trackingSourceTitles } from '@/lib/contract/product-api/tracking-sources';
import { RefusedError } from '../refused';

/** An invalid command line: reported together with the usage. */
export class UsageError extends RefusedError {
  override readonly name = 'UsageError';
}

export const usage = `Waybill's commands

  npm run waybill -- setup
      Asks for what a new installation needs: its warehouse, a test of its e-mail, an API key, the first customer's link.
      What there is already is left alone, so it can be run again.
  npm run waybill -- warehouse create --code <code> --name <name> --line1 … [--line2 …] --city … [--region …]
      [--postal-code …] --country <code of two letters> [--phone …] --time-zone <such as America/New_York>
      --hours "<when it is open>" --contact <e-mail or phone> [--currency <such as USD; else the country's>]
      [--free-days <days> --kept-days <days> --storage-fee <a day's, in cents or the like>]
      [--tax-category <such as S> --tax-rate <per cent>] [--tax-id <number>] [--units metric|imperial]
      [--tell <kind>=off|portal|all|<channels such as email,sms>…] [--storage-days <such as 7,3,1>]
      [--invoice-days <days>] [--shipment-tolerance <per cent> --shipment-series <such as S-> --shipment-due-days <days>]
      [--brand-colour <such as #0b5fff>] [--brand-logo <https address>]
  npm run waybill -- warehouse update <code> [the same options]
  npm run waybill -- warehouse list
      The warehouses of the installation: where customers send their parcels to. A code stays. An empty option takes
      away what may be left out.
  npm run waybill -- customer create --warehouse <code> --suite <number> --name … --email … [--phone …] [--language …]
      Creates the account of a customer, who may sign in at once. With onboarding-link they fill it in themselves.
  npm run waybill -- customer list [--warehouse <code>]
  npm run waybill -- customer show <e-mail, suite or warehouse/suite>
  npm run waybill -- customer suspend|reopen|close <e-mail, suite or warehouse/suite>
      A suspended customer can read and pay but change nothing else, one whose account is closed does neither. At
      once.
  npm run waybill -- customer sign-out <e-mail, suite or warehouse/suite> --by "<your name>"
      Ends all sessions of the customer at once, voids their links and ends the access of their apps.
  npm run waybill -- customer unlock <e-mail, suite or warehouse/suite> --by "<your name>"
      Forgets failed tries to sign in, which lock it for an hour.
  npm run waybill -- customer reset-sign-in <e-mail, suite or warehouse/suite> --by "<your name>" [--email <address>]
      [--phone <number>]
      For a customer who has lost all ways to sign in, once you know that it is them (docs/operations.md): takes all ways
      away and ends all sessions; a code or link to the address opens the account next.
  npm run waybill -- customer erase <e-mail, suite or warehouse/suite> [--dry-run] [--yes]
      Takes all that says who the customer of a closed account was away, for good; their books stay. Prints what goes
      and what stays, and asks; --dry-run stops there, --yes does not ask.
  npm run waybill -- message list [--warehouse <code>] [--customer <e-mail or suite>] [--status <such as failed>]
      [--limit <up to 200>]
      What customers were sent, or will be: when, by which channel, how often it was tried, and why it failed.
  npm run waybill -- message repeat <id, or all>
      Sends a message again that bounced or was given up, or all of them.
  npm run waybill -- shipment list [--warehouse <code>] [--suite <number>] [--status <such as requested>]
      [--limit <up to 200>]
  npm run waybill -- shipment show <id>
  npm run waybill -- shipment answerQuote|declineShipment|moveShipment|packShipment|trackShipment|holdPackage|releasePackage
      --file <.json>
      What customers have shipped; the file has what POST /api/operator/… takes (docs/operators.md).
  npm run waybill -- ledger verify
      Whether debits and credits balance, and every invoice, payment and customer's credit is what the ledger says;
      prints what differs.
  npm run waybill -- payment import <bank's .xml (camt.053) or .csv> [--dry-run]
      Books the transfers that came to your bank accounts, by their structured reference; doing it twice changes nothing.
  npm run waybill -- payment issues [--warehouse <code>] [--limit <up to 200>]
      What payment providers told that was not booked, or not as it was asked for.
  npm run waybill -- event list [--limit <up to 200>]
  npm run waybill -- event repeat <id, or all>
      What happened and could not be handed on to those who tell customers or systems of it, and why; the server hands
      it on again.
  npm run ingest -- --customer <e-mail or suite> FILE…
      Adds carriers' tracking data (trackers or webhook bodies of ${trackingSourceTitles()}; JSON, up to 50 MB a file)
      to a customer's account. Doing it twice changes nothing.
  npm run waybill -- ingest <packages|events|invoices|payments|credit-notes|refunds|onboarding-tokens|customers|warehouses|bounces>
      --key <API key> --file <.csv or .json> [--dry-run]
      Imports an operator's rows, like POST /api/operator/… (docs/operators.md).
  npm run waybill -- api-key create --warehouse <code> --name <name> [--scope <scope>…]
  npm run waybill -- api-key list
  npm run waybill -- api-key revoke <id>
      API keys for operators' systems; a new one is shown once. A scope is a call (packages, events, …), or reading:
      packages:read, shipments:read, customers:read, invoices:read, payments:read, creditNotes:read, refunds:read,
      messages:read, changes:read, rates:read; or messages:write, shipments:write, rates:write, customers:erase, webhooks.
      Without --scope a key makes every call but warehouses, and reads nothing.
  npm run waybill -- rates check <file.csv> --warehouse <code>
  npm run waybill -- rates import <file.csv> --warehouse <code>
  npm run waybill -- rates show|export --warehouse <code> [--day <such as 2026-12-01>]
      What a warehouse's services cost (docs/rates.md). check stores nothing, and prints as import does what ten sample
      parcels cost so far and would cost. export prints the rates of a day as a file, today's without --day.
  npm run waybill -- webhook create --warehouse <code> --url <https address> [--kind <kind>…]
  npm run waybill -- webhook list
  npm run waybill -- webhook show|test|rotate|enable|disable|delete <id>
  npm run waybill -- webhook replay <id> --change <chg_…> | --from <time> [--to <time>]
      Where a warehouse's own systems are told of changes (docs/operators.md). The secret is shown when it is made or
      rotated. Without --kind it is what customers do; show prints the newest tries.
  npm run waybill -- onboarding-link --suite <number> [--warehouse <code>] [--name …] [--email …] [--phone …]
      Prints a new link with which a customer sets up their account; an earlier link of that suite stops working.
  npm run waybill -- connect-app --name <name> --redirect-url <address>… [--confidential] [--first-party]
      Registers an app that signs its users in with this portal (OpenID Connect), and prints its client id and secret.
  npm run waybill -- impersonate <e-mail or user id> --by "<your name>"
      Prints a link that signs you in as the customer: once, within five minutes, for an hour, without changing
      how they sign in. The customer's security log names you.
  npm run waybill -- rotate-keys
      Rotates the key for session tokens; the previous one verifies until its last token has expired.
  npm run waybill -- seed-packages --customer <e-mail or suite> --count <number>
      Adds made-up packages to a customer, to try out scale: 100,000 take about a minute.
  npm run waybill -- backup <file>
      Writes all that the database holds into a new file, as of one instant, while the portal runs.
  npm run waybill -- backup --every <such as 1d, or never> [--keep <number>] [--to <folder>]
      [--tell-failures <e-mail>]
      Has the portal take a backup by itself, from now on, and keep the newest (14 without --keep). Without --to they
      are in "backups" of the data folder. never ends it.
  npm run waybill -- backup --show
      How often, into which folder, the newest one, and why the last one failed, if it did.
  npm run waybill -- restore <file>
      Fills an empty database with a backup, once the whole file is checked. Ends all sessions, voids codes and links,
      and holds what would be sent (docs/operations.md).
  npm run waybill -- change-secret --former <file>
      Puts the secret that is set (WAYBILL_SECRET, or secret.key) in the place of the one in the file, where no portal
      runs. Ends all sessions; what else it ends, it prints (docs/operations.md).
  npm run waybill -- release-queue
      Lets messages, webhooks and payment checks go on that are held since a restore.
  npm run outbox -- [--limit 10]
      Prints the newest messages that were stored instead of sent.

They work whether or not the server is running; restore and change-secret need a place where none runs. Exit code: 0 everything stored, 1 some rows or files were not,
2 invalid command line; of ledger verify 1 something differs.
`;
