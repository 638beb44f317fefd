import type { CommandContext } from './context';
import { RefusedError } from './refused';

/** Refuses a command that needs the embedded identity server if there is none. @throws RefusedError */
export function requireEmbeddedIdentity({ settings }: CommandContext, instead: string): void {
  const { url } = settings.identity;
  if (url !== undefined) throw new RefusedError(`Sign-in is run by ${url}: ${instead}`);
}
