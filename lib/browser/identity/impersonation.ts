import { checkArguments } from './arguments';
import { ask } from './ask';

/** Signs in as a customer with a token issued to the warehouse's support. @throws AppError */
export async function authenticateImpersonation(token: string): Promise<void> {
  checkArguments({ impersonation_token: token }, { impersonation_token: 'string' });
  await ask((sdk) => sdk.impersonation.authenticate({ impersonation_token: token }));
}
