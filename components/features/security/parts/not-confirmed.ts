/** The customer did not want to confirm who they are; nothing was done, and nothing needs saying. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}
