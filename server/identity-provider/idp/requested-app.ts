import type { Database } from '@/server/database';
import { findApp, type ConnectedApp } from '@/server/database/repositories/identity/identity-apps';
import { WireError } from '@/server/identity-provider/wire/errors';

const clientIdForm = /^[\w-]{1,128}$/;

/** The app of an untrusted client id; undefined when there is none. */
export async function knownApp(db: Database, clientId: string): Promise<ConnectedApp | undefined> {
  return clientIdForm.test(clientId) ? findApp(db, clientId) : undefined;
}

/**
 * The app of a request, provided that it may redirect its users to this URL: a registered one, character by character
 * (security 7 and 15). No earlier failure may redirect there.
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
