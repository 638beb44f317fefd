import { z } from 'zod';
import { carrierChoices } from '@/lib/domain/carrier/carriers';

const squeezed = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Names that the sources give a carrier beside its slug and its own name; compared without case and punctuation. */
const aliases = new Map([
  ...carrierChoices().flatMap(({ slug, name }) => [
    [squeezed(name), slug] as const,
    [squeezed(slug), slug] as const,
  ]),
  ...Object.entries({
    amazonmws: 'amazon',
    amazonshipping: 'amazon',
    asendiausa: 'asendia',
    dhlecs: 'dhl_ecommerce',
    dhlecommerceamerica: 'dhl_ecommerce',
    fedexdefault: 'fedex',
    fedexsmartpost: 'fedex',
    fedexws: 'fedex',
    lasership: 'lasership',
    lasershipv2: 'lasership',
    ontracv2: 'ontrac',
    ontracv3: 'ontrac',
    upsdap: 'ups',
    uspsinternational: 'usps',
  }),
]);

/** The slug of a carrier by the name a source gives it: `FedEx` is `fedex`, `SomeNewCarrier` is `some_new_carrier`. */
function carrierSlug(name: string): string {
  const alias = aliases.get(squeezed(name));
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
