import { ask } from './sdk';

/** Gives up a sign-in that waits for its second step. @throws AppError */
export async function cancelSignIn(): Promise<void> {
  await ask((sdk) => sdk.session.revoke({ forceClear: true }));
}
