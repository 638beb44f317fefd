import 'server-only';
import type { CarrierOffer } from './numbers';

/** The carriers whose form a number has. */
export function carrierOffers(_number: string): CarrierOffer[] {
  return [];
}
