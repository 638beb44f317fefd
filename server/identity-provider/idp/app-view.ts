import type { ConnectedApp } from '@/server/database/repositories/identity/identity-apps';

/** The provider's client type: first or third party, confidential or public. */
function clientType({ firstParty, secretDigest }: ConnectedApp): string {
  const owner = firstParty ? 'first_party' : 'third_party';
  return secretDigest === null ? `${owner}_public` : owner;
}

/** An app's public data in the SDK's shape ("ConnectedAppPublic"). */
export function viewClient(app: ConnectedApp) {
  return {
    client_id: app.id,
    client_type: clientType(app),
    client_name: app.name,
    client_description: app.description,
    ...(app.logoUrl !== null && { client_logo_url: app.logoUrl }),
  };
}

/** An app with a grant of the user, as GET /users/connected_apps lists it. */
export function viewConnectedApp(app: ConnectedApp, scopes: string[]) {
  return {
    connected_app_id: app.id,
    name: app.name,
    description: app.description,
    client_type: clientType(app),
    ...(app.logoUrl !== null && { logo_url: app.logoUrl }),
    scopes_granted: scopes.join(' '),
  };
}
