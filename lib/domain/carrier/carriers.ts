import { text } from '@/lib/text/text';

const names: Record<string, string> = {
  amazon: 'Amazon Logistics',
  asendia: 'Asendia',
  bpost: 'bpost',
  canadapost: 'Canada Post',
  canpar: 'Canpar',
  chronopost: 'Chronopost',
  dhl: 'DHL Express',
  dhl_ecommerce: 'DHL eCommerce',
  dhl_express: 'DHL Express',
  dhl_parcel_de: 'DHL Paket',
  dhl_universal: 'DHL',
  dpd: 'DPD',
  fedex: 'FedEx',
  gofo: 'GOFO Express',
  hermes: 'Hermes',
  landmark: 'Landmark Global',
  laposte: 'La Poste',
  lasership: 'OnTrac',
  old_dominion: 'Old Dominion',
  ontrac: 'OnTrac',
  parcelone: 'Parcel.One',
  purolator: 'Purolator',
  royal_mail: 'Royal Mail',
  seko: 'SEKO Logistics',
  smartkargo: 'SmartKargo',
  speedee: 'Spee-Dee Delivery',
  teleship: 'Teleship',
  ups: 'UPS',
  usps: 'USPS',
  yodel: 'Yodel',
  yunexpress: 'YunExpress',
};

/** The carrier's name as customers know it; an unknown slug is made readable. */
export function carrierName(slug: string): string {
  const key = slug.toLowerCase();
  if (key === 's10') return text('domainPage.carrier.international');
  if (key === 'unknown') return text('domainPage.carrier.unknown');
  if (Object.hasOwn(names, key)) return names[key] ?? slug;
  return slug
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The carriers a customer may choose from, by name; of two slugs for one name the newer, which comes last. */
export function carrierChoices(): { slug: string; name: string }[] {
  const slugs = Object.keys(names).sort();
  const byName = new Map(slugs.map((slug) => [carrierName(slug), slug]));
  return [...byName]
    .map(([name, slug]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
