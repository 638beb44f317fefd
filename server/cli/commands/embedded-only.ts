import type { CommandContext } from './context';
import { RefusedError } from './refused';

/** Lets a command through that works on the embedded identity server. @throws RefusedError where there is none */
export function requireEmbeddedIdentity({ settings }: CommandContext, instead: string): void {
  const { url } = settings.identity;
  if (url !== undefined) throw new RefusedError(`Sign-in is run by ${url}: ${instead}`);
}
