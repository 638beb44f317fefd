import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { carrierOffers } from '@/lib/domain/carrier/numbers';
import { createRandom } from '@/server/demo-data/random';
import { trackingNumbers, type NumberKind } from '@/server/demo-data/tracking-numbers';

const folder = path.resolve('..', 'shared', 'fixtures', 'tracking-numbers');
const fileSchema = z.object({
  courier_code: z.string(),
  tracking_numbers: z.array(
    z.object({
      name: z.string(),
      test_numbers: z.object({ valid: z.array(z.string()), invalid: z.array(z.string()) }),
    }),
  ),
});

/** Our slugs of a courier that the collection calls by another code. */
const slugsOf: Record<string, string[]> = {
  canada_post: ['canadapost'],
  dhl: ['dhl_express', 'dhl_ecommerce'],
};

const files = existsSync(folder) ? readdirSync(folder) : [];
const collected = files.flatMap((file) => {
  const courier = fileSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const slugs = slugsOf[courier.courier_code] ?? [courier.courier_code];
  const flat = (kind: 'valid' | 'invalid') =>
    courier.tracking_numbers.flatMap(({ name, test_numbers }) =>
      test_numbers[kind].map((number) => ({ name, number, slugs })),
    );
  const valid = flat('valid');
  // One format's invalid number may be a valid one of the courier's other format.
  const taken = new Set(valid.map(({ number }) => number));
  return [{ valid, invalid: flat('invalid').filter(({ number }) => !taken.has(number)) }];
});
const isOffered = (number: string, slugs: string[]) =>
  carrierOffers(number).some(({ slug }) => slugs.includes(slug));

describe.skipIf(files.length === 0)('collected tracking numbers (skipped without ../shared/fixtures)', () => {
  it.each(collected.flatMap(({ valid }) => valid))('$name: $number is recognised', ({ number, slugs }) => {
    expect(isOffered(number, slugs)).toBe(true);
  });
  it.each(collected.flatMap(({ invalid }) => invalid))('$name: $number is not taken for one', (one) => {
    expect(isOffered(one.number, one.slugs)).toBe(false);
  });
});

describe('carrier offers', () => {
  const kinds = Object.keys(trackingNumbers) as NumberKind[];
  it.each(kinds)('recognise a number of kind %s with a right check digit', (kind) => {
    const random = createRandom(4);
    const slug = kind === 'usps_international' ? 'usps' : kind;
    for (let n = 0; n < 200; n += 1) expect(isOffered(trackingNumbers[kind](random), [slug])).toBe(true);
  });

  it('spaces, hyphens and small letters don’t matter', () => {
    expect(carrierOffers('1z 5r8-9390 35 7567127')).toEqual(carrierOffers('1Z5R89390357567127'));
    expect(carrierOffers('1z5r89390357567127')[0]).toEqual({ slug: 'ups', name: 'UPS' });
  });

  it('a number that several carriers may have written offers each once', () => {
    const slugs = carrierOffers('986578788855').map(({ slug }) => slug);
    expect(slugs).toContain('fedex');
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('a post’s number offers the post of its country and the international post', () => {
    expect(carrierOffers('RB123456785GB').map(({ slug }) => slug)).toEqual(['royal_mail', 's10']);
    expect(carrierOffers('RB123456785JP')).toEqual([{ slug: 's10', name: 'Post of Japan' }]);
  });

  it.each(['IB123456785JM', 'as 12345678 5 au', 'XZ123456785PH'])(
    'S10 leaves the letters of the service to the posts: %s',
    (number) => {
      expect(carrierOffers(number).map(({ slug }) => slug)).toContain('s10');
    },
  );

  it.each(['RB123456784JP', 'RB123456785XX', 'R1123456785JP', 'RB12345678JP'])(
    'S10: %s has a wrong check digit, country or form',
    (number) => {
      expect(carrierOffers(number).map(({ slug }) => slug)).not.toContain('s10');
    },
  );

  it.each([
    ['9261292700768711948021', true],
    ['61299998820821171811', true],
    ['9261292700768711948020', false],
    ['9200190132607600833457', false],
  ])('FedEx’s parcels that the post delivers: %s is offered as FedEx’s: %s', (number, offered) => {
    expect(isOffered(number, ['fedex'])).toBe(offered);
  });

  it('a parcel of FedEx that the post delivers is FedEx’s first, with or without its destination', () => {
    const slugs = (number: string) => carrierOffers(number).map(({ slug }) => slug);
    expect(slugs('9261292700768711948021')).toEqual(['fedex', 'usps']);
    expect(slugs('420331229261292700768711948021')[0]).toBe('fedex');
    expect(slugs('42033122 9261292700768711948020')).not.toContain('fedex');
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

  it('an unknown form offers nobody', () => {
    expect(carrierOffers('HELLO')).toEqual([]);
  });
});
