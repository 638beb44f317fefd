import type { Device } from '@/lib/browser/identity/own-sessions';
import type { IconName } from '@/lib/icons/icon-names';

const icons: Partial<Record<string, IconName>> = {
  desktop: 'monitor',
  mobile: 'smartphone',
  tablet: 'tablet',
};

export const deviceIcon = ({ kind }: Device): IconName => icons[kind] ?? 'globe';

/** `Chrome 142 on macOS`, or as much of it as is known. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser || system || 'Unknown device';
}
