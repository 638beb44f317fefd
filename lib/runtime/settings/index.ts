import { parseSettings, type Settings } from './settings';

export { isLoopbackHost } from './loopback';
export { parseSettings, type Settings } from './settings';
export { SettingsError } from './settings-error';

let memo: { internal: string | undefined; settings: Settings } | undefined;

/**
 * The settings of this process, parsed once. They are parsed again only when the composition has announced the
 * internal listener, which is known after binding.
 * @throws SettingsError
 */
export function readSettings(): Settings {
  const internal = process.env.WAYBILL_INTERNAL_ORIGIN;
  if (memo?.internal !== internal || !memo) memo = { internal, settings: parseSettings(process.env) };
  return memo.settings;
}
