import { packageField, shipPath } from '@/components/shared/shipping/ship-path';
import { extraNames, type ExtraName } from '@/lib/domain/rates/extras';
import type { HoldChoice } from '@/lib/domain/shipment/shipment';

/** What a customer has chosen of a shipment, as far as it stands in the page's address. */
export interface ShipChoices {
  packageIds: string[];
  /** The value of one of the account's addresses; another one stands in no address. */
  address: string;
  /** Undefined while nothing was chosen, which is what the account prefers. */
  extras: ExtraName[] | undefined;
  /** Whether several packages leave as one parcel where the warehouse offers that. */
  isTogether: boolean;
  /** The code of a service; empty for the cheapest. */
  service: string;
  onHold: HoldChoice;
  /** Only in the address of a form that was sent without script. */
  note: string;
}

/** The names of the form's fields, and of the address's parameters. */
export const field = {
  packages: packageField,
  address: 'address',
  extras: 'extra',
  /** Says that the extras were chosen, also where there are none. */
  chosen: 'chosen',
  parcels: 'parcels',
  service: 'service',
  onHold: 'hold',
  note: 'note',
  quote: 'quote',
  visit: 'visit',
  refused: 'refused',
} as const;

export const together = 'one';
export const apart = 'each';

/** What becomes of a shipment when a package is held, the safer way first. */
export const holds = ['wait', 'without'] as const satisfies HoldChoice[];

/** Reads all values of a parameter or field. */
type ReadAll = (name: string) => string[];

const within = <T extends string>(values: readonly T[], given: string | undefined): T | undefined =>
  values.find((value) => value === given);

/** Reads what was chosen; unknown values are left out. */
export function readChoices(read: ReadAll): ShipChoices {
  const one = (name: string) => read(name)[0] ?? '';
  const extras = extraNames.filter((name) => read(field.extras).includes(name));
  const isChosen = extras.length > 0 || one(field.chosen) !== '';
  return {
    packageIds: [...new Set(read(field.packages))].filter((id) => id !== '' && id.length <= 64),
    address: one(field.address) || '0',
    extras: isChosen ? extras : undefined,
    isTogether: one(field.parcels) !== apart,
    service: one(field.service),
    onHold: within(holds, one(field.onHold)) ?? 'wait',
    note: one(field.note),
  };
}

/** What the form says. */
export const choicesIn = (form: FormData): ShipChoices =>
  readChoices((name) => form.getAll(name).filter((value) => typeof value === 'string'));

/** The address of the page with what was chosen. */
export function shipHref({ packageIds, ...choices }: Partial<ShipChoices>): string {
  const { address = '0', extras, isTogether = true, service = '', onHold = 'wait', note = '' } = choices;
  const given: [string, string][] = [
    ...(packageIds ?? []).map((id): [string, string] => [field.packages, id]),
    ...(extras ?? []).map((name): [string, string] => [field.extras, name]),
  ];
  const others: [string, string][] = [
    [field.chosen, extras?.length === 0 ? '1' : ''],
    [field.address, address === '0' ? '' : address],
    [field.parcels, isTogether ? '' : apart],
    [field.service, service],
    [field.onHold, onHold === 'wait' ? '' : onHold],
    [field.note, note],
  ];
  const search = new URLSearchParams([...given, ...others.filter(([, value]) => value !== '')]);
  return search.size > 0 ? `${shipPath}?${search.toString()}` : shipPath;
}
