import type { Device } from '@/lib/browser/identity/own-sessions';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';

const icons: Partial<Record<string, IconName>> = {
  desktop: 'monitor',
  mobile: 'smartphone',
  tablet: 'tablet',
};

export const deviceIcon = ({ kind }: Device): IconName => icons[kind] ?? 'globe';

/** `Chrome 142 on macOS`, or as much of it as is known. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return text('security.devices.name', { browser, system });
  return browser || system || text('security.devices.unknown');
}
