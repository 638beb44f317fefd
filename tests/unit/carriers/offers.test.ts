import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { carrierOffers } from '@/lib/domain/carrier/numbers';
import { createRandom } from '@/server/demo-data/random';
import { trackingNumbers, type NumberKind } from '@/server/demo-data/tracking-numbers';
import { own, shared } from '../../support/fixtures';

interface Written {
  name: string;
  number: string;
  slugs: string[];
}

/** Valid and invalid numbers of a carrier. */
interface Numbers {
  valid: Written[];
  invalid: Written[];
}

const ownSchema = z.array(
  z.object({
    name: z.string(),
    carriers: z.array(z.string()),
    valid: z.array(z.string()),
    invalid: z.array(z.string()),
  }),
);

function ownNumbers(): Numbers {
  const formats = ownSchema.parse(own.json('tracking-numbers.json'));
  const flat = (kind: 'valid' | 'invalid') =>
    formats.flatMap(({ name, carriers, [kind]: numbers }) =>
      numbers.map((number) => ({ name, number, slugs: carriers })),
    );
  return { valid: flat('valid'), invalid: flat('invalid') };
}

const courierSchema = z.object({
  courier_code: z.string(),
  tracking_numbers: z.array(
    z.object({
      name: z.string(),
      test_numbers: z.object({ valid: z.array(z.string()), invalid: z.array(z.string()) }),
    }),
  ),
});

/** Our slugs of a courier that has another code in the collection. */
const slugsOf: Record<string, string[]> = {
  canada_post: ['canadapost'],
  dhl: ['dhl_express', 'dhl_ecommerce'],
};

function numbersOfCourier(file: string): Numbers {
  const courier = courierSchema.parse(shared.json(file));
  const slugs = slugsOf[courier.courier_code] ?? [courier.courier_code];
  const flat = (kind: 'valid' | 'invalid') =>
    courier.tracking_numbers.flatMap(({ name, test_numbers }) =>
      test_numbers[kind].map((number) => ({ name, number, slugs })),
    );
  const valid = flat('valid');
  // One format's invalid number may be valid in the courier's other format.
  const taken = new Set(valid.map(({ number }) => number));
  return { valid, invalid: flat('invalid').filter(({ number }) => !taken.has(number)) };
}

function collectedNumbers(): Numbers {
  const couriers = readdirSync(shared.file('tracking-numbers'))
    .map((file) => path.join('tracking-numbers', file))
    .map(numbersOfCourier);
  return {
    valid: couriers.flatMap(({ valid }) => valid),
    invalid: couriers.flatMap(({ invalid }) => invalid),
  };
}

const isOffered = (number: string, slugs: string[]) =>
  carrierOffers(number).some(({ slug }) => slugs.includes(slug));

const sets = [
  { set: own, numbers: ownNumbers, valid: 76, invalid: 69 },
  { set: shared, numbers: collectedNumbers, valid: 192, invalid: 87 },
];
for (const { set, numbers, ...amount } of sets) {
  describe.skipIf(!set.present)(`tracking numbers of ${set.title}`, () => {
    it('each valid one is recognised', () => {
      const { valid } = numbers();
      expect(valid).toHaveLength(amount.valid);
      expect(valid.filter(({ number, slugs }) => !isOffered(number, slugs))).toEqual([]);
    });

    it('no invalid one is recognised', () => {
      const { invalid } = numbers();
      expect(invalid).toHaveLength(amount.invalid);
      expect(invalid.filter(({ number, slugs }) => isOffered(number, slugs))).toEqual([]);
    });
  });
}

describe('carrier offers', () => {
  const kinds = Object.keys(trackingNumbers) as NumberKind[];
  it.each(kinds)('recognise a number of kind %s with a right check digit', (kind) => {
    const random = createRandom(4);
    const slug = kind === 'usps_international' ? 'usps' : kind;
    for (let n = 0; n < 200; n += 1) expect(isOffered(trackingNumbers[kind](random), [slug])).toBe(true);
  });

  it('ignore spaces, hyphens and case', () => {
    expect(carrierOffers('1z 5r8-9390 35 7567127')).toEqual(carrierOffers('1Z5R89390357567127'));
    expect(carrierOffers('1z5r89390357567127')[0]).toEqual({ slug: 'ups', name: 'UPS' });
  });

  it('list each carrier of an ambiguous number once', () => {
    const slugs = carrierOffers('986578788855').map(({ slug }) => slug);
    expect(slugs).toContain('fedex');
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('list the country’s post and the international post for a postal number', () => {
    expect(carrierOffers('RB123456785GB').map(({ slug }) => slug)).toEqual(['royal_mail', 's10']);
    expect(carrierOffers('RB123456785JP')).toEqual([{ slug: 's10', name: 'Japan post' }]);
  });

  it.each(['IB123456785JM', 'as 12345678 5 au', 'XZ123456785PH'])(
    'S10 leaves the service letters to the posts: %s',
    (number) => {
      expect(carrierOffers(number).map(({ slug }) => slug)).toContain('s10');
    },
  );

  it.each(['RB123456784JP', 'RB123456785XX', 'R1123456785JP', 'RB12345678JP'])(
    'S10: %s has a wrong check digit, country or format',
    (number) => {
      expect(carrierOffers(number).map(({ slug }) => slug)).not.toContain('s10');
    },
  );

  it.each([
    ['9261292700768711948021', true],
    ['61299998820821171811', true],
    ['9261292700768711948020', false],
    ['9200190132607600833457', false],
  ])('a FedEx parcel delivered by the post: %s is offered as FedEx’s: %s', (number, offered) => {
    expect(isOffered(number, ['fedex'])).toBe(offered);
  });

  it('a FedEx parcel delivered by the post is FedEx’s first, with or without its destination', () => {
    const slugs = (number: string) => carrierOffers(number).map(({ slug }) => slug);
    expect(slugs('9261292700768711948021')).toEqual(['fedex', 'usps']);
    expect(slugs('420331229261292700768711948021')[0]).toBe('fedex');
    expect(slugs('42033122 9261292700768711948020')).not.toContain('fedex');
  });

  it.each([
    ['ups', '1Z879E930346834440', '1Z879E930346834441'],
    ['ups', '1ZXX3150YW44070023', '1ZXX3150YW4407002A'],
    ['ups', 'K1506235620', 'K1506235622'],
    ['ontrac', 'C11031500001879', 'C11031500001889'],
    ['ontrac', 'D10011345983010', 'D10011345983012'],
  ])('%s: %s has the right check digit, %s a wrong one', (carrier, right, wrong) => {
    expect(carrierOffers(right)[0]?.slug).toBe(carrier);
    expect(isOffered(wrong, [carrier])).toBe(false);
  });

  it.each([
    ['DT123456789012', ['fedex']],
    ['DT12345678901', []],
    ['TBA123456789012', ['amazon']],
    ['LS12345678', ['ontrac', 'lasership']],
    ['1LS717793482164', ['ontrac', 'lasership']],
    ['1LSCYVE005BUEFX', ['ontrac', 'lasership']],
  ])('%s is offered as one of %j', (number, slugs) => {
    expect(carrierOffers(number).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('are empty for an unknown format', () => {
    expect(carrierOffers('HELLO')).toEqual([]);
  });
});
