import { z } from 'zod';

/** Names that the sources give a carrier beside its slug; compared without case and punctuation. */
const aliases = new Map(
  Object.entries({
    amazonmws: 'amazon',
    amazonshipping: 'amazon',
    asendiausa: 'asendia',
    canadapost: 'canadapost',
    dhlexpress: 'dhl_express',
    dhlpaket: 'dhl_parcel_de',
    fedex: 'fedex',
    fedexdefault: 'fedex',
    fedexws: 'fedex',
    lasershipv2: 'lasership',
    laposte: 'laposte',
    ontracv2: 'ontrac',
    ontracv3: 'ontrac',
    royalmail: 'royal_mail',
    upsdap: 'ups',
    uspsinternational: 'usps',
  }),
);

/** The slug of a carrier by the name a source gives it: `FedEx` is `fedex`, `SomeNewCarrier` is `some_new_carrier`. */
function carrierSlug(name: string): string {
  const alias = aliases.get(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  if (alias !== undefined) return alias;
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/** A carrier's name as a source gives it, turned into its slug. */
export const carrierSchema = z
  .string({ error: 'must be a text' })
  .max(60, 'has more than 60 characters')
  .transform(carrierSlug)
  .pipe(z.string().min(1, 'names no carrier'));
