/** What a link is for: to sign in, or to set a new password. */
export type LinkPurpose = 'sign-in' | 'password';

/** Sends a link; the call's script is loaded on demand. @throws AppError */
export async function sendLinkFor(purpose: LinkPurpose, email: string): Promise<void> {
  if (purpose === 'sign-in') {
    const { sendLink } = await import('@/lib/browser/identity/links');
    await sendLink(email);
  } else {
    const { startPasswordReset } = await import('@/lib/browser/identity/passwords');
    await startPasswordReset(email);
  }
}
