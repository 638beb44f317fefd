import { z } from 'zod';
import { durationArgument } from '@/server/identity-provider/sessions/duration';
import { objectArgument, stringArgument, stringArrayArgument } from '@/server/identity-provider/wire/body';

const wallet = {
  crypto_wallet_address: stringArgument('crypto_wallet_address'),
  crypto_wallet_type: stringArgument('crypto_wallet_type'),
};

const siweParamsSchema = z.object({
  uri: stringArgument('uri').optional(),
  chain_id: stringArgument('chain_id').optional(),
  issued_at: stringArgument('issued_at').optional(),
  statement: stringArgument('statement').optional(),
  not_before: stringArgument('not_before').optional(),
  message_request_id: stringArgument('message_request_id').optional(),
  resources: stringArrayArgument('resources').optional(),
});

export type SiweParams = z.output<typeof siweParamsSchema>;

/** The body of crypto_wallets/authenticate/start/primary and …/secondary (SPEC section 5). */
export const startSchema = z.object({
  ...wallet,
  siwe_params: objectArgument('siwe_params').pipe(siweParamsSchema).optional(),
});

/** The body of crypto_wallets/authenticate. */
export const authenticateSchema = z.object({
  ...wallet,
  signature: stringArgument('signature'),
  session_duration_minutes: durationArgument,
});
