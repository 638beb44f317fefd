import type { Database } from '@/server/database';
import { findApp, type ConnectedApp } from '@/server/database/repositories/identity/identity-apps';
import { WireError } from '@/server/identity-provider/wire/errors';

const clientIdForm = /^[\w-]{1,128}$/;

/** The app of a client id from outside; undefined when there is none. */
export async function knownApp(db: Database, clientId: string): Promise<ConnectedApp | undefined> {
  return clientIdForm.test(clientId) ? findApp(db, clientId) : undefined;
}

/**
 * The app that a request names, when it may send its users to this address: one that is registered, letter by letter
 * (security 7 and 15). Whatever fails before this must never lead there.
 * @throws WireError
 */
export async function requestedApp(
  db: Database,
  clientId: string,
  redirectUrl: string,
): Promise<ConnectedApp> {
  const app = await knownApp(db, clientId);
  if (!app) throw new WireError('connected_app_not_found');
  if (!app.redirectUrls.includes(redirectUrl))
    throw new WireError('connected_app_supplied_redirect_url_not_found_in_client');
  return app;
}
