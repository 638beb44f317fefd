import { askSignedIn } from './sdk';

/** An app that the user let see something of their account. */
export interface ConnectedApp {
  id: string;
  name: string;
  description: string;
  /** What it may see, such as `email`. */
  scopes: string[];
}

/** The apps the user allowed. @throws AppError */
export async function readApps(): Promise<ConnectedApp[]> {
  const { connected_apps } = await askSignedIn((sdk) => sdk.user.getConnectedApps());
  return connected_apps.map(({ connected_app_id, name, description, scopes_granted }) => ({
    id: connected_app_id,
    name,
    description,
    scopes: scopes_granted.split(' ').filter(Boolean),
  }));
}

/** Takes back what an app was allowed. @throws AppError */
export async function revokeApp(id: string): Promise<void> {
  await askSignedIn((sdk) => sdk.user.revokedConnectedApp(id));
}
