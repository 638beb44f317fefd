import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { readSettings } from '@/lib/runtime/settings';
import { provideTexts } from '@/lib/text/current';
import { defaultLanguage } from '@/lib/text/language';
import { textsIn } from '@/lib/text/server/catalogue';
import { apiKeyWork } from './commands/terminal/api-key';
import { backupWork, type UnconnectedWork } from './commands/terminal/backup';
import { changeSecretWork } from './commands/terminal/change-secret';
import { backupOptions, backupPlanWork, type BackupValues } from './commands/terminal/backup-plan';
import { connect, type Work } from './commands/terminal/connect';
import { runConnectApp } from './commands/terminal/connect-app';
import { customerWork } from './commands/terminal/customer';
import { runImpersonate } from './commands/terminal/impersonate';
import { ingestArguments, runIngest } from './commands/terminal/ingest';
import { eventWork } from './commands/terminal/event';
import { ledgerWork } from './commands/terminal/ledger';
import { messageWork } from './commands/terminal/message';
import { RefusedError } from './commands/refused';
import { runOnboardingLink } from './commands/terminal/onboarding-link';
import { isOperatorIngest, operatorArguments, runOperatorIngest } from './commands/terminal/operator-ingest';
import { runOutbox } from './commands/terminal/outbox';
import { paymentWork } from './commands/terminal/payment';
import { ratesOptions, ratesWork } from './commands/terminal/rates';
import { runReleaseQueue } from './commands/terminal/release-queue';
import { runRotateKeys } from './commands/terminal/rotate-keys';
import { runSeedPackages, seedArguments } from './commands/terminal/seed-packages';
import { terminalQuestions } from './commands/terminal/questions';
import { runSetup } from './commands/terminal/setup';
import { shipmentWork } from './commands/terminal/shipment';
import { usage, UsageError } from './commands/terminal/usage';
import { warehouseOptions, warehouseWork } from './commands/terminal/warehouse';
import { webhookOptions, webhookWork } from './commands/terminal/webhook';
import { isExplained } from './explained';
import { safeOutputs } from './output';

const silent = { info: () => undefined, error: console.error };

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        former: { type: 'string' },
        customer: { type: 'string' },
        count: { type: 'string' },
        limit: { type: 'string' },
        status: { type: 'string' },
        suite: { type: 'string' },
        warehouse: { type: 'string' },
        name: { type: 'string' },
        email: { type: 'string' },
        phone: { type: 'string' },
        language: { type: 'string' },
        'redirect-url': { type: 'string', multiple: true },
        confidential: { type: 'boolean' },
        'first-party': { type: 'boolean' },
        key: { type: 'string' },
        file: { type: 'string' },
        scope: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean' },
        yes: { type: 'boolean' },
        ...warehouseOptions,
        ...webhookOptions,
        ...ratesOptions,
        ...backupOptions,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/** Whether `backup` is about the backups that the portal takes by itself, and not about one file. */
const isPlan = ({ every, show }: BackupValues) => every !== undefined || show !== undefined;

/** The command for the arguments, validated before anything is opened; undefined for help. */
function workOf(args: string[], folder: string): UnconnectedWork | undefined {
  const { values, positionals } = readArguments(args);
  const [command, ...rest] = positionals;
  if (values.help || command === 'help') return undefined;
  if (command === 'restore' || (command === 'backup' && !isPlan(values)))
    return backupWork(command, rest, folder);
  if (command === 'change-secret') return changeSecretWork(values.former, folder);
  const work = connectedWork(command, rest, values, folder);
  return async (settings) => {
    const connection = await connect(settings);
    return work(connection).finally(connection.close);
  };
}

function connectedWork(
  command: string | undefined,
  rest: string[],
  values: ReturnType<typeof readArguments>['values'],
  folder: string,
): Work {
  switch (command) {
    case 'api-key':
      return apiKeyWork(rest, values);
    case 'backup':
      if (rest.length > 0) throw new UsageError('Name a file, or say how often: not both');
      return backupPlanWork(values, folder, readSettings);
    case 'connect-app':
      return (connection) => runConnectApp(connection, values);
    case 'customer':
      return customerWork(rest, values);
    case 'event':
      return eventWork(rest, values);
    case 'message':
      return messageWork(rest, values);
    case 'impersonate':
      return (connection) => runImpersonate(connection, rest, values.by);
    case 'ingest': {
      if (isOperatorIngest(values)) {
        const rows = operatorArguments(values, rest, folder);
        return (connection) => runOperatorIngest(connection, rows, readSettings().publicOrigin);
      }
      const input = ingestArguments(values, rest, folder);
      return (connection) => runIngest(connection, input);
    }
    case 'ledger':
      return ledgerWork(rest);
    case 'onboarding-link':
      return (connection) => runOnboardingLink(connection, values, readSettings().publicOrigin);
    case 'outbox':
      return (connection) => runOutbox(connection, values.limit);
    case 'payment':
      return paymentWork(rest, values, folder);
    case 'rates':
      return ratesWork(rest, values, folder);
    case 'release-queue':
      return runReleaseQueue;
    case 'rotate-keys':
      return runRotateKeys;
    case 'seed-packages': {
      const seed = seedArguments(values);
      return (connection) => runSeedPackages(connection, seed);
    }
    case 'setup':
      return async (connection) => {
        const { ask, close } = terminalQuestions();
        return runSetup(connection, readSettings().publicOrigin, ask).finally(close);
      };
    case 'shipment':
      return shipmentWork(rest, values, folder);
    case 'warehouse':
      return warehouseWork(rest, values);
    case 'webhook':
      return webhookWork(rest, values);
    case undefined:
      throw new UsageError('Name a command');
    default:
      throw new UsageError(`There is no command "${command}"`);
  }
}

async function perform(root: string, args: string[], folder: string): Promise<number> {
  const work = workOf(args, folder);
  if (work === undefined) {
    console.log(usage);
    return 0;
  }
  nextEnv.loadEnvConfig(root, false, silent);
  return work(readSettings());
}

/**
 * Runs one command line.
 * @param folder the base of relative file names
 * @returns the exit code
 */
export async function run(root: string, args: string[], folder: string): Promise<number> {
  provideTexts(() => textsIn(defaultLanguage));
  safeOutputs();
  try {
    return await perform(root, args, folder);
  } catch (error) {
    if (error instanceof RefusedError) {
      console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error.message);
      return 2;
    }
    console.error(isExplained(error) ? error.message : error);
    return 1;
  }
}
