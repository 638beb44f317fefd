import Bowser from 'bowser';

/** A browser as identified by its user agent; unknown parts are empty. */
export interface Device {
  /** Name and main version, such as `Chrome 142`. */
  browser: string;
  /** Such as `Windows 10` or `iOS 18.1`. */
  system: string;
  kind: 'desktop' | 'mobile' | 'tablet' | 'unknown';
}

const kinds = ['desktop', 'mobile', 'tablet'] as const;

const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Reads a device from a user agent. */
export function readDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '', kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: words(browser.name, browser.version?.split('.')[0]),
    system: words(os.name, os.versionName ?? os.version),
    kind: kinds.find((kind) => kind === platform.type) ?? 'unknown',
  };
}
