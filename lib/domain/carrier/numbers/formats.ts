import { luhn, modulo10, modulo37, modulo7, weighted11, type CheckDigit } from './check-digits';

/** A format of a carrier's numbers, without spaces and hyphens, in capitals. */
export interface NumberFormat {
  /** Slug of lib/domain/carrier/carriers. */
  carrier: string;
  /** Groups `serial` and `check` where there is a check digit. */
  pattern: RegExp;
  check?: CheckDigit;
}

const fedexExpress = weighted11([3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]);
const fedexLong = weighted11([1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]);
const uspsDigit = modulo10(3, 1);

/** `1LS` and the package's own part, and the older format with two letters and eight digits. */
const laserShip =
  /^(?:L[AEHINX][1-3]\d{7}|(?:L[SW]|BN)\d{8}|1LS7[12]\d{10}|1LSC[XY][0-9A-Z]{10}|1LS7[12]\d{2}01[1-4]\d{6}1)$/;

/** Checks numbers as if they began with these digits, which some are written without. */
const prefixed =
  (digits: string, digit: CheckDigit): CheckDigit =>
  (serial, check) =>
    digit(serial.startsWith(digits) ? serial : `${digits}${serial}`, check);

/** From before 2013. */
const uspsLegacyDigit = prefixed('91', uspsDigit);
const smartPostDigit = prefixed('92', uspsDigit);

const upsDigit = modulo10(1, 2);

/**
 * The formats of the carriers' numbers in the order in which they are offered: those with a check digit first. Facts
 * from the carriers' specifications as collected by jkeen/tracking_number_data (MIT).
 */
export const numberFormats: readonly NumberFormat[] = [
  { carrier: 'ups', pattern: /^1Z(?<serial>[0-9A-Z]{15})(?<check>[0-9A-Z])$/, check: upsDigit },
  { carrier: 'ups', pattern: /^[AHJKTV](?<serial>\d{9})(?<check>\d)$/, check: upsDigit }, // Waybills
  // The letter counts as a digit.
  { carrier: 'ontrac', pattern: /^C(?<serial>\d{13})(?<check>\d)$/, check: prefixed('4', upsDigit) },
  { carrier: 'ontrac', pattern: /^D(?<serial>\d{13})(?<check>\d)$/, check: prefixed('5', upsDigit) },
  // FedEx Ground Economy (SmartPost), delivered by USPS: a USPS number with FedEx as its mailer, with or without
  // application identifier and destination. It is offered as FedEx's first.
  {
    carrier: 'fedex',
    pattern: /^(?:(?:420\d{5}(?:\d{4})?)?92)?(?<serial>612\d{16})(?<check>\d)$/,
    check: smartPostDigit,
  },
  {
    carrier: 'usps', // IMpb, mailer's numbering: 22, 26 or 30 digits, and a destination before the first two
    pattern:
      /^(?:420\d{5}(?:\d{4}(?=\d{22}$))?(?=(?:\d{22}|\d{26})$))?(?<serial>94\d{3}(?:9\d{8}(?:\d{15}|\d{11}|\d{7})|[0-8]\d{5}(?:\d{14}|\d{10})))(?<check>\d)$/,
    check: uspsDigit,
  },
  {
    carrier: 'usps', // IMpb, numbered by device or by the post
    pattern:
      /^(?:420\d{5}(?:\d{4}(?=\d{22}$))?)?(?<serial>(?:92(?=\d{3}9)|93(?=\d{3}[0-8])|95)\d{3}(?:9\d{8}(?:\d{11}|\d{7})|[0-8]\d{5}(?:\d{14}|\d{10})))(?<check>\d)$/,
    check: uspsDigit,
  },
  {
    carrier: 'usps', // Legacy
    pattern: /^(?:420\d{5}(?:\d{4})?)?(?<serial>(?:91)?\d{19})(?<check>\d)$/,
    check: uspsLegacyDigit,
  },
  { carrier: 'usps', pattern: /^(?<serial>\d{19})(?<check>\d)$/, check: uspsDigit },
  { carrier: 'fedex', pattern: /^(?<serial>\d{11})(?<check>\d)$/, check: fedexExpress },
  { carrier: 'fedex', pattern: /^[0-8]\d{19}(?<serial>\d{13})(?<check>\d)$/, check: fedexLong },
  { carrier: 'fedex', pattern: /^3\d{15}(?<serial>\d{11})(?<check>\d)\d{4}$/, check: fedexExpress },
  { carrier: 'fedex', pattern: /^(?<serial>\d{14})(?<check>\d)$/, check: modulo10(1, 3) },
  { carrier: 'fedex', pattern: /^\d{2}(?<serial>\d{15})(?<check>\d)$/, check: modulo10(3, 1) },
  { carrier: 'fedex', pattern: /^96\d{5}(?<serial>\d{14})(?<check>\d)$/, check: modulo10(1, 3) },
  { carrier: 'fedex', pattern: /^96\d{18}(?<serial>\d{13})(?<check>\d)$/, check: fedexLong },
  { carrier: 'canadapost', pattern: /^(?<serial>\d{15})(?<check>\d)$/, check: modulo10(3, 1) },
  { carrier: 'purolator', pattern: /^(?<serial>[0-5]\d{10})(?<check>\d)$/, check: luhn },
  { carrier: 'dhl_express', pattern: /^(?<serial>\d{9,10})(?<check>\d)$/, check: modulo7 },
  { carrier: 'dpd', pattern: /^(?<serial>\d{27})(?<check>[0-9A-Z])$/, check: modulo37 },
  { carrier: 'dpd', pattern: /^(?<serial>\d{14})(?<check>[0-9A-Z])$/, check: modulo37 },
  {
    carrier: 'old_dominion',
    pattern: /^(?<serial>(?:77[78]|072|780)\d{7}|80\d{8})(?<check>\d)$/,
    check: luhn,
  },
  { carrier: 'fedex', pattern: /^DT\d{12}$/ }, // Door tags
  { carrier: 'amazon', pattern: /^(?:TB[ACM]\d{12}|[AFC]\d{10})$/ },
  // OnTrac uses LaserShip's numbers, too, since the two merged.
  { carrier: 'ontrac', pattern: laserShip },
  { carrier: 'lasership', pattern: laserShip },
  { carrier: 'yodel', pattern: /^JJ?D\d{16}$/ },
  { carrier: 'yunexpress', pattern: /^YT\d{16}$/ },
  { carrier: 'gofo', pattern: /^GFUS\d{14}$/ },
  { carrier: 'landmark', pattern: /^LTN\d{8}N1$/ },
  { carrier: 'speedee', pattern: /^SP\d{18}$/ },
  { carrier: 'canpar', pattern: /^[CDKLSUXZ]\d{21}$/ },
  { carrier: 'dhl_express', pattern: /^J[A-Z]{2,3}\d{9,10}$/ },
  { carrier: 'purolator', pattern: /^[A-Z]{3}\d{9}$/ },
  { carrier: 'dhl_ecommerce', pattern: /^(?:GM|LX|RX|UV|CN|SG|TH|IN|HK|MY)\d[0-9A-Z]{9,38}$/ },
  { carrier: 'dhl_ecommerce', pattern: /^\d{14}$/ },
];
