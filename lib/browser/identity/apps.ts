import { askSignedIn } from './ask';

/** An app with access to some of the user's data. */
export interface ConnectedApp {
  id: string;
  name: string;
  description: string;
  /** Its scopes, such as `email`. */
  scopes: string[];
}

/** The apps that the user has granted access. @throws AppError */
export async function readApps(): Promise<ConnectedApp[]> {
  const { connected_apps } = await askSignedIn((sdk) => sdk.user.getConnectedApps());
  return connected_apps.map(({ connected_app_id, name, description, scopes_granted }) => ({
    id: connected_app_id,
    name,
    description,
    scopes: scopes_granted.split(' ').filter(Boolean),
  }));
}

/** Revokes an app's access. @throws AppError */
export async function revokeApp(id: string): Promise<void> {
  await askSignedIn((sdk) => sdk.user.revokedConnectedApp(id));
}
