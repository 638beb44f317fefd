/** A setting that can't be used: which, why, and what would be right. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
