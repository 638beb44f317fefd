import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import type { FetchHandler } from '@/lib/runtime/backend';
import { timedCalls } from '@/server/http/timed-calls';
import { bootstrapRoutes } from './bootstrap/routes';
import type { IdentityContext } from './context';
import { ownEventRoutes } from './events/own-routes';
import { eventRoutes } from './events/routes';
import { idpRoutes } from './idp/routes';
import { impersonationRoutes } from './impersonation/routes';
import { jwksRoutes } from './jwks/routes';
import { createSigner } from './jwks/signer';
import { magicLinkRoutes } from './magic-links/routes';
import { createMaintenance } from './maintenance';
import { oauthRoutes } from './oauth/routes';
import { otpRoutes } from './otp/routes';
import { outboxRoutes } from './outbox/routes';
import { ownSessionRoutes } from './sessions/own-routes';
import { passwordRoutes } from './passwords/routes';
import { sessionRoutes } from './sessions/routes';
import { factorRoutes } from './users/factor-routes';
import { totpRoutes } from './totps/routes';
import { userRoutes } from './users/routes';
import { searchRoutes } from './users/search';
import { walletRoutes } from './wallets/routes';
import { webauthnRoutes } from './webauthn/routes';
import { failure } from './wire/envelope';
import { WireError } from './wire/errors';
import { readRequestId } from './wire/visitor';

export type IdentityServerOptions = Omit<IdentityContext, 'signer' | 'clock'> & { clock?: () => Date };

/**
 * The embedded identity provider: implements the provider's wire (docs/identity.md) as `(Request) =>
 * Promise<Response>`, with the session token and JWT in the body. It knows neither the session's cookies nor the
 * product.
 */
export function createIdentityServer(options: IdentityServerOptions): FetchHandler {
  const { db, secret, clock = () => new Date() } = options;
  const context: IdentityContext = { ...options, clock, signer: createSigner(db, secret, clock) };
  const maintain = createMaintenance(db, clock);

  const app = new Hono();
  app
    .use(timedCalls('identity'), contextStorage())
    .use('/sdk/v1/sessions/*', async (_, next) => {
      await maintain();
      await next();
    })
    .route('/', bootstrapRoutes(context))
    .route('/', otpRoutes(context))
    .route('/', oauthRoutes(context))
    .route('/', magicLinkRoutes(context))
    .route('/', passwordRoutes(context))
    .route('/', sessionRoutes(context))
    .route('/', ownSessionRoutes(context))
    .route('/', userRoutes(context))
    .route('/', factorRoutes(context))
    .route('/', searchRoutes(context))
    .route('/', ownEventRoutes(context))
    .route('/', impersonationRoutes(context))
    .route('/', idpRoutes(context))
    .route('/', webauthnRoutes(context))
    .route('/', totpRoutes(context))
    .route('/', walletRoutes(context))
    .route('/', eventRoutes())
    .route('/', jwksRoutes(context))
    .route('/', outboxRoutes(context))
    .notFound((c) => failure(readRequestId(c.req.raw), new WireError('route_not_found')))
    .onError((error, c) => failure(readRequestId(c.req.raw), error));

  return async (request) => app.fetch(request);
}
