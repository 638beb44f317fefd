import type { Address } from '../values/common';
import type { RateSet, RemoteArea } from './rate-set';

/** A postal code without what people write between its characters. */
export const plainPostalCode = (code: string): string => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

export type Destination = Pick<Address, 'countryCode' | 'postalCode'>;

function isIn({ countryCode, from, to }: RemoteArea, destination: Destination): boolean {
  if (destination.countryCode !== countryCode || !destination.postalCode) return false;
  const begins = plainPostalCode(destination.postalCode).slice(0, from.length);
  return begins.length === from.length && begins >= from && begins <= to;
}

/** The remote area of an address for a service; the dearest where several cover it. */
export function remoteAreaOf(
  { remoteAreas }: Pick<RateSet, 'remoteAreas'>,
  service: string,
  destination: Destination,
): RemoteArea | undefined {
  return remoteAreas
    .filter((area) => (area.service ?? service) === service && isIn(area, destination))
    .reduce<RemoteArea | undefined>(
      (dearest, area) => (dearest && dearest.price >= area.price ? dearest : area),
      undefined,
    );
}
