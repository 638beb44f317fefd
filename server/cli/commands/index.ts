import type { CommandContext } from './context';
import { ingest } from './ingest';
import { onboardingLink } from './onboarding-link';
import { outbox } from './outbox';

/** The commands by name, each from a JSON value to a JSON value; the bodies are checked by the commands. */
export type Commands = Record<'ingest' | 'onboarding-link' | 'outbox', (body: unknown) => Promise<unknown>>;

/** The commands over an open database. The server offers them on its internal listener. */
export function createCommands(context: CommandContext): Commands {
  return {
    ingest: (body) => ingest(context, body),
    'onboarding-link': (body) => onboardingLink(context, body),
    outbox: (body) => outbox(context, body),
  };
}
