import { Hono } from 'hono';
import type { FetchHandler } from '@/lib/env/backend';
import { bootstrapRoutes } from './bootstrap/routes';
import type { IdentityContext } from './context';
import { eventRoutes } from './events/routes';
import { jwksRoutes } from './jwks/routes';
import { createSigner } from './jwks/signer';
import { createMaintenance } from './maintenance';
import { otpRoutes } from './otp/routes';
import { outboxRoutes } from './outbox/routes';
import { sessionRoutes } from './sessions/routes';
import { userRoutes } from './users/routes';
import { failure } from './wire/envelope';
import { WireError } from './wire/errors';
import { readRequestId } from './wire/visitor';

export type IdentityServerOptions = Omit<IdentityContext, 'signer' | 'clock'> & { clock?: () => Date };

/**
 * The embedded identity provider: speaks the provider's wire (identity.md) as `(Request) => Promise<Response>`, with
 * the session token and JWT in the body. It knows neither cookies nor the product.
 */
export function createIdentityServer(options: IdentityServerOptions): FetchHandler {
  const { db, secret, clock = () => new Date() } = options;
  const context: IdentityContext = { ...options, clock, signer: createSigner(db, secret, clock) };
  const maintain = createMaintenance(db, clock);

  const app = new Hono();
  app
    .use('/sdk/v1/sessions/*', async (_, next) => {
      await maintain();
      await next();
    })
    .route('/', bootstrapRoutes(context))
    .route('/', otpRoutes(context))
    .route('/', sessionRoutes(context))
    .route('/', userRoutes(context))
    .route('/', eventRoutes())
    .route('/', jwksRoutes(context))
    .route('/', outboxRoutes(context))
    .notFound((c) => failure(readRequestId(c.req.raw), new WireError('route_not_found')))
    .onError((error, c) => failure(readRequestId(c.req.raw), error));

  return async (request) => app.fetch(request);
}
