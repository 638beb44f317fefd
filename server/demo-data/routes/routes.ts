import { places, type Place } from '../places';
import type { NumberKind } from '../tracking-numbers';

/** A parcel's route: its origin, the facilities it passes, and its destination. */
export interface Route {
  kind: NumberKind;
  /** Carrier slug. */
  carrier: string;
  from: Place;
  hubs: Place[];
  to: Place;
  /** The facility of the customs inspection. */
  customsAt?: Place;
  /** Days from one facility to the next. */
  pace: number;
}

const { doral, miami } = places;

const toMiami: Partial<Record<NumberKind, Pick<Route, 'hubs' | 'customsAt' | 'pace'>>> = {
  ups: { hubs: [places.louisville, miami], pace: 1 },
  fedex: { hubs: [places.memphis, miami], pace: 1 },
  usps: { hubs: [places.jacksonville, places.opaLocka], pace: 1 },
  ontrac: { hubs: [places.orlando, miami], pace: 2 },
  amazon: { hubs: [places.jacksonville, places.opaLocka], pace: 1 },
  dhl_express: { hubs: [places.leipzig, places.cincinnati, miami], customsAt: places.cincinnati, pace: 1 },
  royal_mail: { hubs: [places.heathrow, miami], customsAt: miami, pace: 3 },
};

const toNassau: Partial<Record<NumberKind, Place[]>> = {
  ups: [miami, places.nassau],
  fedex: [miami, places.nassau],
  dhl_express: [miami, places.nassau],
  usps_international: [miami, places.nassau],
};

const toLondon: Partial<Record<NumberKind, Place[]>> = {
  ups: [places.louisville, places.castleDonington, places.london],
  fedex: [places.memphis, places.stansted, places.london],
  dhl_express: [miami, places.eastMidlands, places.london],
  usps_international: [miami, places.heathrow, places.london],
};

const carrierOf = (kind: NumberKind) => (kind === 'usps_international' ? 'usps' : kind);

/** From a shop to the warehouse. */
export function inboundRoute(kind: NumberKind, from: Place): Route {
  const legRoute = toMiami[kind];
  if (!legRoute) throw new Error(`${kind} has no route to the warehouse`);
  return { ...legRoute, kind, carrier: carrierOf(kind), from, to: doral };
}

/** The kinds of service that leave the warehouse. */
export const outboundKinds = ['dhl_express', 'ups', 'fedex', 'usps_international'] as const;

/** From the warehouse to the customer. */
export function outboundRoute(kind: (typeof outboundKinds)[number], to: 'nassau' | 'london'): Route {
  const hubs = (to === 'nassau' ? toNassau : toLondon)[kind] ?? [];
  const customsAt = to === 'nassau' ? places.nassau : hubs[1];
  const pace = kind === 'usps_international' ? 3 : 1;
  return { kind, carrier: carrierOf(kind), from: doral, hubs, to: places[to], customsAt, pace };
}
