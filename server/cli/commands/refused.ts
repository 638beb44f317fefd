/** A command can't do what it was asked; the message says what would be right. */
export class RefusedError extends Error {
  override readonly name: string = 'RefusedError';
}
