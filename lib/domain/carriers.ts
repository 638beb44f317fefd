import type { ShipmentLeg } from './package';

interface Carrier {
  name: string;
  /** The carrier's public tracking page up to the number. */
  page?: string;
}

const carriers: Record<string, Carrier> = {
  amazon: { name: 'Amazon Logistics' },
  asendia: { name: 'Asendia', page: 'https://tracking.asendia.com/tracking/' },
  bpost: { name: 'bpost', page: 'https://track.bpost.cloud/btr/web/#/search?itemCode=' },
  canadapost: {
    name: 'Canada Post',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  },
  canpar: { name: 'Canpar', page: 'https://www.canpar.com/en/tracking/delivery_options.htm?barcode=' },
  chronopost: {
    name: 'Chronopost',
    page: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  },
  dhl: { name: 'DHL Express', page: 'https://www.dhl.com/en/express/tracking.html?AWB=' },
  dhl_ecommerce: { name: 'DHL eCommerce', page: 'https://webtrack.dhlecs.com/orders?trackingNumber=' },
  dhl_express: { name: 'DHL Express', page: 'https://www.dhl.com/en/express/tracking.html?AWB=' },
  dhl_parcel_de: {
    name: 'DHL Paket',
    page: 'https://www.dhl.de/en/privatkunden/dhl-sendungsverfolgung.html?piececode=',
  },
  dhl_universal: { name: 'DHL', page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  dpd: { name: 'DPD', page: 'https://www.dpdgroup.com/mydpd/my-parcels/search?parcelNumber=' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  gofo: { name: 'GOFO Express', page: 'https://www.gofo.com/us/track/?id=' },
  hermes: {
    name: 'Hermes',
    page: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#',
  },
  landmark: { name: 'Landmark Global', page: 'https://track.landmarkglobal.com/?search=' },
  laposte: { name: 'La Poste', page: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  lasership: { name: 'OnTrac' },
  old_dominion: { name: 'Old Dominion' },
  ontrac: { name: 'OnTrac', page: 'https://www.ontrac.com/tracking/?number=' },
  parcelone: { name: 'Parcel.One' },
  purolator: { name: 'Purolator', page: 'https://www.purolator.com/en/shipping/tracker?pin=' },
  royal_mail: { name: 'Royal Mail', page: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  s10: { name: 'International post' },
  seko: { name: 'SEKO Logistics' },
  smartkargo: { name: 'SmartKargo' },
  speedee: { name: 'Spee-Dee Delivery' },
  teleship: { name: 'Teleship' },
  unknown: { name: 'Unknown carrier' },
  ups: { name: 'UPS', page: 'https://www.ups.com/track?loc=en_US&tracknum=' },
  usps: { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  yodel: { name: 'Yodel', page: 'https://www.yodel.co.uk/tracking/' },
  yunexpress: { name: 'YunExpress', page: 'https://www.yuntrack.com/parcelTracking?id=' },
};

function known(slug: string): Carrier | undefined {
  const key = slug.toLowerCase();
  return Object.hasOwn(carriers, key) ? carriers[key] : undefined;
}

/** The carrier's name as customers know it; an unknown slug is made readable. */
export function carrierName(slug: string): string {
  const carrier = known(slug);
  if (carrier) return carrier.name;
  return slug
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The carriers a customer may choose from, by name; of two slugs for one name the first. */
export function carrierChoices(): { slug: string; name: string }[] {
  const slugs = Object.keys(carriers).sort();
  const byName = new Map(slugs.toReversed().map((slug) => [carrierName(slug), slug]));
  return [...byName]
    .map(([name, slug]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Two or three letters for a carrier's tile: short names whole, else initials, else the first two letters. */
export function carrierMonogram(slug: string): string {
  const name = carrierName(slug);
  const words = name.split(/[\s.]+/).filter(Boolean);
  const first = words[0] ?? '';
  if (first.length <= 4 && first === first.toUpperCase()) return first;
  if (words.length > 1)
    return words
      .slice(0, 2)
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
  return first.charAt(0).toUpperCase() + first.slice(1, 2);
}

/** Where the carrier itself shows a shipment: the address it gave us, else its public page, else none. */
export function carrierPage({ carrier, trackingNumber, trackingUrl }: ShipmentLeg): string | undefined {
  if (trackingUrl) return trackingUrl;
  const page = known(carrier)?.page;
  return page && page + encodeURIComponent(trackingNumber);
}
