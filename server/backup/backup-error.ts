/** A backup can't be taken or restored as things are; the message says what to do. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
