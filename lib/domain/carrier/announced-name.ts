import { carrierName } from './carriers';

/** The name of a package without declared contents: `UPS package ending 231059`. */
export function announcedName(carrier: string, trackingNumber: string): string {
  const kind = carrier === 'unknown' ? 'Package' : `${carrierName(carrier)} package`;
  return `${kind} ending ${trackingNumber.slice(-6)}`;
}
