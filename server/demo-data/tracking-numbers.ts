import type { Random } from './random';

const digitsOf = (text: string) => Array.from(text).map(Number);

/** Modulo 10 over digits with a weight by position: the first digit takes `even`, the second `odd`, and so on. */
function mod10(digits: number[], even: number, odd: number): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? even : odd), 0);
  return (10 - (sum % 10)) % 10;
}

const append = (body: string, check: number) => `${body}${check}`;

/** USPS Intelligent Mail package barcode, 22 digits: service, nine-digit mailer, serial, check digit. */
function usps(random: Random): string {
  const body = `94${random.pick(['001', '055', '361'])}9${random.digits(8)}${random.digits(7)}`;
  return append(body, mod10(digitsOf(body), 3, 1));
}

/** UPS: `1Z`, shipper, service and parcel; letters count as in the carrier's table. */
function ups(random: Random): string {
  const letter = random.pick(Array.from('ABEFRVWXY'));
  const body = `${random.digits(1)}${letter}${random.digits(4)}${random.pick(['03', '04', '66'])}${random.digits(7)}`;
  const values = Array.from(body).map((sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 'A'.charCodeAt(0) + 2) % 10,
  );
  return `1Z${append(body, mod10(values, 1, 2))}`;
}

/** FedEx Express: eleven digits weighted 3, 1, 7, modulo 11, then 10. */
function fedex(random: Random): string {
  const body = `${random.int(2, 9)}${random.digits(10)}`;
  const sum = digitsOf(body).reduce((total, digit, index) => total + digit * ([3, 1, 7][index % 3] ?? 0), 0);
  return append(body, (sum % 11) % 10);
}

/** DHL Express waybill: nine digits modulo 7. */
function dhlExpress(random: Random): string {
  const body = `${random.int(1, 9)}${random.digits(8)}`;
  return append(body, Number(body) % 7);
}

/** Universal Postal Union S10: service, eight digits weighted, check digit, country. */
function s10(random: Random, service: string, country: string): string {
  const serial = random.digits(8);
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const sum = digitsOf(serial).reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
  const rest = 11 - (sum % 11);
  return `${service}${append(serial, rest === 10 ? 0 : rest === 11 ? 5 : rest)}${country}`;
}

/** OnTrac: `C` and 14 digits; the checked number begins with 4. */
function ontrac(random: Random): string {
  const body = `1${random.digits(12)}`;
  return `C${append(body, mod10(digitsOf(`4${body}`), 1, 2))}`;
}

/** A number of each kind, in the carrier's format with a valid check digit. */
export const trackingNumbers = {
  usps,
  ups,
  fedex,
  dhl_express: dhlExpress,
  ontrac,
  amazon: (random: Random) => `TBA3${random.digits(11)}`,
  royal_mail: (random: Random) => s10(random, random.pick(['LX', 'RN', 'CP']), 'GB'),
  usps_international: (random: Random) => s10(random, random.pick(['CP', 'LZ', 'EZ']), 'US'),
};

export type NumberKind = keyof typeof trackingNumbers;
