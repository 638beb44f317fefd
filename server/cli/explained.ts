/** Errors whose message says what to do, by name: a bundle may have its own copies of their classes. */
const explained = new Set([
  'SettingsError',
  'DataDirLockedError',
  'DamagedDatabaseError',
  'NewerSchemaError',
  'NoRoomError',
  'BackupError',
  'MetricsPortError',
]);

/** Whether an error's message is all that an operator needs to see. */
export const isExplained = (error: unknown): error is Error =>
  error instanceof Error && explained.has(error.name);
