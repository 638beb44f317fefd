import { ask } from './ask';

/** Cancels a sign-in that waits for its second step. @throws AppError */
export async function cancelSignIn(): Promise<void> {
  await ask((sdk) => sdk.session.revoke({ forceClear: true }));
}
