import { countries, type CountryCode } from '@/components/demo/data/countries';
import { Flag } from '@/components/demo/flag';
import type { Choice } from '@/components/ui/field/choice';

/** The countries that parcels are sent from, with their flags. */
export const countryChoices: Choice<CountryCode>[] = Object.entries(countries).map(([code, label]) => ({
  value: code as CountryCode,
  label,
  mark: <Flag code={code as CountryCode} />,
}));

/** Carriers to choose from. */
export const carrierChoices: Choice[] = [
  { value: 'ups', label: 'UPS' },
  { value: 'fedex', label: 'FedEx' },
  { value: 'dhl', label: 'DHL Express' },
  { value: 'usps', label: 'USPS' },
  { value: 'amazon', label: 'Amazon Logistics' },
  { value: 'ontrac', label: 'OnTrac' },
  { value: 'lasership', label: 'LaserShip' },
];

/** Warehouses, one of which is disabled. */
export const warehouseChoices: Choice[] = [
  { value: 'mia', label: 'Miami, Florida' },
  { value: 'nwk', label: 'Newark, New Jersey' },
  { value: 'pdx', label: 'Portland, Oregon', disabled: true },
  { value: 'sea', label: 'Seattle, Washington' },
  { value: 'lax', label: 'Los Angeles, California' },
];
