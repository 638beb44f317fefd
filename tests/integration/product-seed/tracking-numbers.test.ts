import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildDemoData } from '@/server/demo-data/build';
import { createRandom } from '@/server/demo-data/random';
import { trackingNumbers, type NumberKind } from '@/server/demo-data/tracking-numbers';
import { own, shared } from '../../support/fixtures';

interface Checksum {
  name: string;
  evens_multiplier?: number;
  odds_multiplier?: number;
  reverse?: boolean;
  weightings?: number[];
  modulo1?: number;
  modulo2?: number;
}

interface Format {
  regex: string | string[];
  validation: {
    checksum?: Checksum;
    serial_number_format?: { prepend_if: { matches_regex: string; content: string } };
  };
}

const ownSchema = z.array(
  z.object({
    kind: z.string().optional(),
    pattern: z.string().default(''),
    checksum: z
      .object({
        method: z.enum(['mod10', 'mod11', 'mod7', 's10']),
        weights: z.array(z.number()).default([]),
        prefix: z.string().optional(),
      })
      .optional(),
  }),
);

/** A format of our own fixtures, in the terms of the public collection. */
function ownFormat(kind: NumberKind): Format {
  const format = ownSchema.parse(own.json('tracking-numbers.json')).find((one) => one.kind === kind);
  if (!format) throw new Error(`No format of ${kind}`);
  const { pattern, checksum } = format;
  const regex = pattern.replace('<serial>', '<SerialNumber>').replace('<check>', '<CheckDigit>');
  if (!checksum) return { regex, validation: {} };
  const { method, weights, prefix } = checksum;
  const [evens_multiplier, odds_multiplier] = weights;
  const name = method === 'mod11' ? 'sum_product_with_weightings_and_modulo' : method;
  const multipliers = method === 'mod10' ? { evens_multiplier, odds_multiplier } : { weightings: weights };
  return {
    regex,
    validation: {
      checksum: { name, ...multipliers, modulo1: 11, modulo2: 10 },
      ...(prefix && { serial_number_format: { prepend_if: { matches_regex: '', content: prefix } } }),
    },
  };
}

const collectedIds: Record<NumberKind, [file: string, id: string]> = {
  usps: ['usps', 'usps_impb_n'],
  ups: ['ups', 'ups'],
  fedex: ['fedex', 'fedex_12'],
  dhl_express: ['dhl', 'dhl_express'],
  ontrac: ['ontrac', 'ontrac_c'],
  amazon: ['amazon', 'amazon_logistics'],
  royal_mail: ['s10', 's10'],
  usps_international: ['s10', 's10'],
};

function collectedFormat(kind: NumberKind): Format {
  const [file, id] = collectedIds[kind];
  const courier = shared.json(`tracking-numbers/${file}.json`);
  const { tracking_numbers: formats } = courier as { tracking_numbers: (Format & { id?: string })[] };
  const format = formats.find((one) => one.id === id);
  if (!format) throw new Error(`No format ${id}`);
  return format;
}

const valueOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10);

/** The check digits as the formats describe them; written independently of the code under test. */
const checks: Record<string, (serial: string, rule: Checksum) => number> = {
  mod10: (serial, rule) => {
    const values = Array.from(serial, valueOf);
    if (rule.reverse) values.reverse();
    let sum = 0;
    values.forEach(
      (value, at) => (sum += value * ((at % 2 ? rule.odds_multiplier : rule.evens_multiplier) ?? 1)),
    );
    return (10 - (sum % 10)) % 10;
  },
  mod7: (serial) => Number(BigInt(serial) % 7n),
  s10: (serial, rule) => {
    let sum = 0;
    Array.from(serial).forEach((digit, at) => (sum += Number(digit) * (rule.weightings?.[at] ?? 0)));
    const rest = 11 - (sum % 11);
    return rest === 10 ? 0 : rest === 11 ? 5 : rest;
  },
  sum_product_with_weightings_and_modulo: (serial, rule) => {
    let sum = 0;
    Array.from(serial).forEach((digit, at) => (sum += Number(digit) * (rule.weightings?.[at] ?? 0)));
    return (sum % (rule.modulo1 ?? 1)) % (rule.modulo2 ?? 1);
  },
};

function isValid(number: string, { regex, validation }: Format): boolean {
  const match = new RegExp(`^${[regex].flat().join('')}$`).exec(number);
  if (!match) return false;
  const { checksum, serial_number_format: serialFormat } = validation;
  if (!checksum) return true;
  let serial = match.groups?.SerialNumber ?? '';
  const prepend = serialFormat?.prepend_if;
  if (prepend && new RegExp(prepend.matches_regex).test(serial)) serial = prepend.content + serial;
  return checks[checksum.name]?.(serial, checksum) === Number(match.groups?.CheckDigit);
}

const kinds = Object.keys(trackingNumbers) as NumberKind[];
const kindOf = (carrier: string, number: string): NumberKind =>
  carrier === 'usps' && /^[A-Z]/.test(number) ? 'usps_international' : (carrier as NumberKind);

const sets = [
  { set: own, formatOf: ownFormat },
  { set: shared, formatOf: collectedFormat },
];
for (const { set, formatOf } of sets) {
  describe.skipIf(!set.present)(`demo tracking numbers against the formats of ${set.title}`, () => {
    it.each(kinds)('%s: 500 generated numbers are all valid, and none with another check digit', (kind) => {
      const format = formatOf(kind);
      const random = createRandom(1);
      for (let count = 0; count < 500; count++) {
        const number = trackingNumbers[kind](random);
        expect(isValid(number, format), number).toBe(true);
        const digits = [...number.matchAll(/\d/g)];
        const last = digits.at(-1)?.index ?? 0;
        const wrong = `${number.slice(0, last)}${(Number(number[last]) + 1) % 10}${number.slice(last + 1)}`;
        if (format.validation.checksum) expect(isValid(wrong, format), wrong).toBe(false);
      }
    });

    it('every number in the demo data is valid for its carrier', () => {
      const legs = buildDemoData(new Date('2026-05-10T12:00:00Z')).packages.flatMap(({ row }) =>
        [row.inbound, row.outbound].flatMap((leg) => (leg ? [leg] : [])),
      );
      expect(legs.length).toBeGreaterThan(150);
      for (const { carrier, trackingNumber } of legs) {
        expect(isValid(trackingNumber, formatOf(kindOf(carrier, trackingNumber))), trackingNumber).toBe(true);
      }
      expect(new Set(legs.map(({ trackingNumber }) => trackingNumber)).size).toBe(legs.length);
    });
  });
}
