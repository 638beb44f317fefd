import type { ConnectedApp } from '@/server/database/repositories/identity/identity-apps';

/** The kind of an app, in the provider's words: whose it is, and whether it can keep a secret. */
function clientType({ firstParty, secretDigest }: ConnectedApp): string {
  const owner = firstParty ? 'first_party' : 'third_party';
  return secretDigest === null ? `${owner}_public` : owner;
}

/** An app as anybody may see it, in the SDK's shape ("ConnectedAppPublic"). */
export function viewClient(app: ConnectedApp) {
  return {
    client_id: app.id,
    client_type: clientType(app),
    client_name: app.name,
    client_description: app.description,
    ...(app.logoUrl !== null && { client_logo_url: app.logoUrl }),
  };
}

/** An app that a user allows something, as GET /users/connected_apps lists it. */
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
