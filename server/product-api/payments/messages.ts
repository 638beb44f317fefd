import { AppError, ErrorCode } from '@/lib/contract/errors';
import { log } from '@/lib/runtime/log';
import { MessageRefused, ProviderUnavailable, type PaymentProvider } from '@/server/payments/provider';
import { parseObject, readBytes } from '../http/body';
import type { ProductDependencies } from '../http/caller';
import { takeFact } from './take-fact';

interface Received {
  received: true;
}

async function receive(
  provider: PaymentProvider,
  request: Request,
  { db, clock }: ProductDependencies,
): Promise<Received> {
  const body = await readBytes(request);
  parseObject(body);
  try {
    const message = await provider.verifyMessage(request.headers, body);
    if (message) await takeFact(db, provider, message, clock());
    return { received: true };
  } catch (error) {
    if (error instanceof MessageRefused) {
      log.warn('payment_message_refused', { provider: provider.name, error });
      throw new AppError(ErrorCode.authenticationFailed, 'The signature is missing, wrong or too old');
    }
    if (!(error instanceof ProviderUnavailable)) throw error;
    // The provider sends it again.
    log.warn('payment_provider_away', { provider: provider.name, error });
    throw new AppError(ErrorCode.serverError, 'This message can’t be read now; send it again', {
      cause: error,
    });
  }
}

/** The path of a provider's messages below `/api/`. */
export const paymentMessagesPath = (name: string) => `webhooks/payments/${name}`;

type Call = (request: Request, dependencies: ProductDependencies) => Promise<Received>;

/** `POST webhooks/payments/stripe` and so on, for the providers that send messages (docs/operators.md). */
export function paymentMessageCalls(providers: readonly PaymentProvider[] = []): Record<string, Call> {
  return Object.fromEntries(
    providers
      .filter(({ isHosted }) => isHosted)
      .map((provider) => [
        `POST ${paymentMessagesPath(provider.name)}`,
        (request, dependencies) => receive(provider, request, dependencies),
      ]),
  );
}
