import 'server-only';
import { readSettings } from '@/lib/runtime/settings';
import { metaNames } from '@/lib/contract/identity/meta-names';

/** Gives the identity client its settings at run time (security 32); React moves the tags into the head. */
export function IdentityMeta() {
  const { identity, lifetimes } = readSettings();
  return (
    <>
      <meta name={metaNames.publicToken} content={identity.publicToken} />
      <meta name={metaNames.sessionMinutes} content={String(lifetimes.sessionMinutes)} />
    </>
  );
}
