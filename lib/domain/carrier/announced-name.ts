import { carrierName } from './carriers';

/** What a package is called whose contents nobody has described: `UPS package ending 231059`. */
export function announcedName(carrier: string, trackingNumber: string): string {
  const kind = carrier === 'unknown' ? 'Package' : `${carrierName(carrier)} package`;
  return `${kind} ending ${trackingNumber.slice(-6)}`;
}
