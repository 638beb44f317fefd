import { z } from 'zod';
import { booleanArgument, stringArgument, stringArrayArgument } from '@/server/identity-provider/wire/body';

/** POST /sdk/v1/idp/oauth/authorize/start. */
export const startSchema = z.object({
  client_id: stringArgument('client_id'),
  redirect_uri: stringArgument('redirect_uri'),
  response_type: stringArgument('response_type'),
  scopes: stringArrayArgument('scopes'),
  prompt: stringArgument('prompt').nullish(),
});

/** POST /sdk/v1/idp/oauth/authorize/submit. */
export const submitSchema = startSchema.extend({
  consent_granted: booleanArgument('consent_granted'),
  state: stringArgument('state').nullish(),
  nonce: stringArgument('nonce').nullish(),
  code_challenge: stringArgument('code_challenge').nullish(),
});

export type StartRequest = z.output<typeof startSchema>;
export type SubmitRequest = z.output<typeof submitSchema>;
