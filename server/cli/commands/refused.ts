/** A command can't be carried out; the message says how to correct it. */
export class RefusedError extends Error {
  override readonly name: string = 'RefusedError';
}
