import { Hono } from 'hono';
import type { IdentityContext } from '@/server/identity-provider/context';
import { attestRoutes } from './attest-routes';
import { authorizeRoutes } from './authorize-routes';
import { connectedAppRoutes } from './connected-app-routes';
import { exchangeRoutes } from './exchange-routes';
import { logoutRoutes } from './logout-routes';
import { tokenRoutes } from './token-routes';
import { userinfoRoutes } from './userinfo-routes';

/** The OAuth side of the identity provider: apps that sign their users in here, and tokens that become sessions. */
export function idpRoutes(context: IdentityContext): Hono {
  const routes = new Hono();
  routes
    .route('/', authorizeRoutes(context))
    .route('/', connectedAppRoutes(context))
    .route('/', logoutRoutes(context))
    .route('/', tokenRoutes(context))
    .route('/', userinfoRoutes(context))
    .route('/', exchangeRoutes(context))
    .route('/', attestRoutes(context));
  return routes;
}
