import type { ShipmentLeg } from '../package/package';

/** The carriers' public tracking pages up to the number, by slug. */
const pages: Record<string, string> = {
  asendia: 'https://tracking.asendia.com/tracking/',
  bpost: 'https://track.bpost.cloud/btr/web/#/search?itemCode=',
  canadapost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/',
  canpar: 'https://www.canpar.com/en/tracking/delivery_options.htm?barcode=',
  chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  dhl: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  dhl_ecommerce: 'https://webtrack.dhlecs.com/orders?trackingNumber=',
  dhl_express: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  dhl_parcel_de: 'https://www.dhl.de/en/privatkunden/dhl-sendungsverfolgung.html?piececode=',
  dhl_universal: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  dpd: 'https://www.dpdgroup.com/mydpd/my-parcels/search?parcelNumber=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  gofo: 'https://www.gofo.com/us/track/?id=',
  hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#',
  landmark: 'https://track.landmarkglobal.com/?search=',
  laposte: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  ontrac: 'https://www.ontrac.com/tracking/?number=',
  purolator: 'https://www.purolator.com/en/shipping/tracker?pin=',
  royal_mail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  ups: 'https://www.ups.com/track?loc=en_US&tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  yodel: 'https://www.yodel.co.uk/tracking/',
  yunexpress: 'https://www.yuntrack.com/parcelTracking?id=',
};

/**
 * The carrier's own page of a shipment: the address that the carrier gave us, else its public tracking page, if any.
 */
export function carrierPage({ carrier, trackingNumber, trackingUrl }: ShipmentLeg): string | undefined {
  if (trackingUrl) return trackingUrl;
  const slug = carrier.toLowerCase();
  const page = Object.hasOwn(pages, slug) ? pages[slug] : undefined;
  return page && page + encodeURIComponent(trackingNumber);
}
