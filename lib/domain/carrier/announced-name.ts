import { carrierName } from './carriers';

/** The kinds of packages whose carrier has no name of its own. */
const unnamed = new Map([
  // eslint-disable-next-line no-restricted-syntax -- stored, and compared with what is stored
  ['s10', 'International post package'],
  ['unknown', 'Package'],
]);

/** The name of a package without declared contents: `UPS package ending 231059`. It is stored, and always English. */
export function announcedName(carrier: string, trackingNumber: string): string {
  const kind = unnamed.get(carrier) ?? `${carrierName(carrier)} package`;
  return `${kind} ending ${trackingNumber.slice(-6)}`;
}
