/** The customer cancelled re-authentication; nothing was done, and no message is needed. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}
